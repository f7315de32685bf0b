import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { createFolderMailer } from '@bluebird-bay/emails/folder-mailer.ts';
import { createSmtpMailer } from '@bluebird-bay/emails/smtp-mailer.ts';
import { html } from '@bluebird-bay/html/html.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { dollPictures } from '../../pictures/doll-pictures.ts';
import { scenePictures } from '../../pictures/own-pictures.ts';
import type { Config } from '../../settings/config.ts';
import type { HostedProvider } from '../../settings/hosted-provider.ts';
import type { CallerRequestHandler, Commerce } from '../commerce.ts';
import { DEGRADED_SELF_SERVICE } from './degraded-self-service.ts';
import { linkedCollectionsOf, wayIn } from './linked-collections.ts';
import { createMovedPages } from './moved-page.ts';
import { answerOrReason } from './no-answer.ts';
import { countedClient, fewAtOnce, patientClient } from './patient-client.ts';
import { probeProvider } from './probe-provider.ts';
import { stillThereAt } from './still-there.ts';

/** Pages ask for so much at once, however many are made: the provider counts us as one. */
const PAGES_AT_ONCE = 6;
/** No answer of a provider takes longer; one that does is not waited for, nor asked for again. */
const ANSWER_WITHIN_MS = 5_000;

const ABSENT: CallerRequestHandler = {
  fetch: () => Response.json({ errors: 'Not Found' }, { status: 404, headers: { 'cache-control': 'no-store' } }),
};

/**
 * A provider elsewhere, spoken to over HTTP alone. Carts, accounts, orders and checkout are its own, and browsers go there by
 * themselves. Throws `ConfigError` where it cannot be spoken to.
 */
export async function hostedCommerce(config: Config, hosted: HostedProvider): Promise<Commerce> {
  const { shopOrigin } = config;
  const { endpoint, publicToken: token, privateToken, checkoutHost } = hosted;
  const log = shopLog.of('provider');
  const found = await probeProvider(hosted, { log, shopOrigin });
  if (found.primaryHost === new URL(shopOrigin).host)
    log.warn('the checkout of the provider leads to the shop itself', { host: found.primaryHost });
  // Browsers fetch their tokens by themselves; the pages before that are navigated to.
  const tokenOrigin = found.accountPages ? [new URL(found.accountPages.tokenEndpoint).origin] : [];
  const linkedCollections = linkedCollectionsOf(found.collections);
  const buyers = new AsyncLocalStorage<string>();
  const { client, answers } = countedClient(
    httpClient({
      endpoint,
      token,
      shopOrigin,
      fetch: (input, init) => {
        const headers = new Headers(init.headers);
        if (privateToken) {
          headers.delete('x-shopify-storefront-access-token');
          headers.set('shopify-storefront-private-token', privateToken);
          // Who asks for a page that all will read counts as its first reader; what nobody asked for, as the shop itself.
          const buyer = buyers.getStore();
          if (buyer) headers.set('shopify-storefront-buyer-ip', buyer);
        }
        // One that hangs is one that is not there: pages are made again later, and readers have the old one.
        const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), ...(init.signal ? [init.signal] : [])]);
        return answerOrReason(fetch(input, { ...init, headers, signal, redirect: 'error' }), ANSWER_WITHIN_MS);
      },
    }),
  );
  const api = patientClient(client);
  return {
    browserOrigins: {
      connect: [...new Set([hosted.origin, ...tokenOrigin])],
      pictures: found.pictureOrigins,
      forms: [],
    },
    prepare: async () => ({
      version: endpoint,
      pictures: [],
      // Products come with pictures of their own, and what the home page shows beside them is soon drawn.
      shown: { home: () => [], all: () => [...scenePictures(), ...dollPictures()] },
    }),
    open: ({ pictures }) => {
      const pageApi = fewAtOnce(api, PAGES_AT_ONCE);
      const movedPage = createMovedPages(api);
      return {
        onBehalfOf: (address, work) => (address ? buyers.run(address, work) : work()),
        api,
        pageApi,
        shopConfig: {
          endpoint,
          shopOrigin,
          token,
          checkoutHost,
          pictureBase: pictures.base,
          ...(linkedCollections && { linkedCollections }),
          ...(found.market && { market: found.market }),
          ...(found.accountPages && { accountPages: found.accountPages }),
          lacks: [
            'students',
            'self-service',
            ...(found.accounts === 'none' ? (['accounts'] as const) : []),
            ...(found.accounts === 'oauth' ? (['passwords'] as const) : []),
            ...(found.giftCards ? [] : (['gift-cards'] as const)),
          ],
        },
        routes: { api: ABSENT, selfService: DEGRADED_SELF_SERVICE, checkoutHost: '' },
        mailer: config.smtpUrl
          ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
          : createFolderMailer(join(config.dataDir, 'letters'), config.mailFrom),
        insteadOf: async (path) =>
          (await movedPage(path)) ??
          (linkedCollections && /^\/collections\/[^/]+\/$/.test(path) ? wayIn(linkedCollections, path) : undefined),
        stillThere: stillThereAt(checkoutHost || found.primaryHost, shopOrigin),
        webhookSecret: config.webhookSecret,
        answers: () => answers,
        club: {},
        plainDocument: ({ title, main }) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Bluebird Bay</title>
</head>
<body>
<p><a href="${shopOrigin}/">Bluebird Bay</a></p>
<main>${main}</main>
</body>
</html>
`,
        work: () => ({ beforeOpening: async () => undefined, jobs: [] }),
      };
    },
  };
}
