import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { DEFAULT_COUNTRY } from '@bluebird-bay/contract/countries.ts';
import { type DocumentNode, Kind, type OperationDefinitionNode, print, visit } from 'graphql';
import { named, renamed } from './renamed-ids.ts';
import { bodyOf, createDoor, type Said, serve } from './strict-door.ts';
import { type Asking, LATER, type Seen, takeQuestion } from './strict-questions.ts';

export interface House {
  /** Where our own provider is, a process of its own. */
  origin: string;
  /** What opens it to a storefront's server. */
  privateToken: string;
  /** Whom it tells of changes; origin. */
  storefront: string;
}

const HOME = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'inContext' },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'country' },
      value: { kind: Kind.ENUM, value: DEFAULT_COUNTRY },
    },
  ],
} as const;
const TOLD_PATH = '/told';
/** Many browsers of one machine ask as one address. */
const LIMIT = { atOnce: 400, perSecond: 200 };
const BROKEN = {
  errors: [
    {
      message: 'Internal error. Looks like something went wrong on our end.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ],
};
/** Headers of a webhook, which prove what they come with. */
const WEBHOOK = /^(?:x-shopify-|content-type$)/;

/** Who says nothing of a country is at home, where our shoppers are, as a merchant's settings have it. */
function atHome(operation: OperationDefinitionNode): OperationDefinitionNode {
  const { directives = [] } = operation;
  return directives.some(({ name }) => name.value === 'inContext')
    ? operation
    : { ...operation, directives: [...directives, HOME] };
}

/**
 * Our own range at a hosted provider: another process with other ids at another address, behind the same strict door as a
 * stranger's shop. Nothing gets through that the published schema does not have.
 */
export async function openHouseElsewhere({ origin: house, privateToken, storefront }: House) {
  const seen: Seen[] = [];

  /** Asks the house as whoever asks us. */
  async function passOn({ by, buyer, variables }: Asking, document: DocumentNode): Promise<object> {
    const query = print(visit(document, { OperationDefinition: atHome }));
    const body = named(JSON.stringify({ query, variables }));
    const token: Record<string, string> =
      by === 'private'
        ? { 'shopify-storefront-private-token': privateToken, ...(buyer && { 'shopify-storefront-buyer-ip': buyer }) }
        : by === 'public'
          ? { 'x-shopify-storefront-access-token': EMBEDDED_TOKEN }
          : {};
    const answer = await fetch(`${house}${API_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...token },
      body,
    });
    const text = renamed(await answer.text());
    // Whatever went wrong on a hosted provider's side is told with a 200, in one word.
    return answer.status >= 500 ? BROKEN : JSON.parse(text);
  }

  const door = createDoor({
    limit: LIMIT,
    version: LATER,
    async answer(asking) {
      const taken = takeQuestion(asking, seen);
      return 'refused' in taken ? taken.refused : passOn(asking, taken.document);
    },
  });

  /** What the house tells of goes where the storefront hears of it. */
  async function tell(topic: string, headers: Record<string, string>, body: string): Promise<Said> {
    const path = /^(?:products|collections)\//.test(topic) ? '/webhooks/pages' : '/services/webhooks';
    const { status } = await fetch(`${storefront}${path}`, { method: 'POST', headers, body });
    return { status, body: '' };
  }

  const { origin, close } = await serve(0, async (request) => {
    const { pathname } = new URL(request.url ?? '/', house);
    if (pathname === API_PATH) return door.graphql(request);
    if (pathname !== TOLD_PATH) return { status: 404, body: { errors: 'Not Found' } };
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        WEBHOOK.test(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    return tell(headers['x-shopify-topic'] ?? '', headers, await bodyOf(request));
  });
  return {
    origin,
    /** Where the house tells of changes. */
    told: origin + TOLD_PATH,
    /** What was asked and should not have been. */
    faults: (): string[] => seen.flatMap(({ operation, faults }) => faults.map((fault) => `${operation}: ${fault}`)),
    close,
  };
}
