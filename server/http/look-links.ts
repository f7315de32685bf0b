import { html, ownMarkup } from '@bluebird-bay/html/html.ts';
import { lookPictureSpec } from '@bluebird-bay/storefront/src/features/game/doll/game-pictures.ts';
import { POLAROIDS } from '@bluebird-bay/storefront/src/features/game/state/game-settings.ts';
import { decodeLook } from '@bluebird-bay/storefront/src/features/game/state/look-code.ts';
import { outfitSentence } from '@bluebird-bay/storefront/src/features/game/wardrobe/outfit-sentence.ts';
import { DOLLS } from '@bluebird-bay/storefront/src/features/game/wardrobe/wardrobe.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';

const LOOK = /^\/look\/([^/]+)\/?$/;
/** A picture of no kit version: a link shared long ago shows today's drawing. */
const PICTURES = '/pictures/000000';
const AN_HOUR = 'public, max-age=3600';

const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': AN_HOUR } });

function codeOf(request: Request): string {
  try {
    return decodeURIComponent(LOOK.exec(new URL(request.url).pathname)?.[1] ?? '');
  } catch {
    return '';
  }
}

/**
 * `/look/{code}/`: the address a look is shared by. Chats read a title, a sentence and a picture here; people are taken to
 * the game, dressed alike. No page is made or kept for a code: there are more of them than memory. A code that is none
 * leads to the game as well, which says so.
 */
export function createLookLinks(shopOrigin: string): { fetch(request: Request): Response } {
  return {
    fetch(request) {
      const code = codeOf(request);
      const decoded = decodeLook(code);
      const game = paths.playLook(decoded.ok || code.length < 60 ? code : 'lost');
      if (!decoded.ok) return redirect(game);
      const { look } = decoded;
      const title = look.caption || `${DOLLS[look.doll].name} at ${POLAROIDS[look.polaroid].title}`;
      const sentence = outfitSentence(look.doll, look);
      const picture = `${shopOrigin}${PICTURES}/${lookPictureSpec(look)}@1200.webp`;
      const page = html`${ownMarkup('<!doctype html>')}<html lang="en"><head><meta charset="utf-8">
<title>${title} | Dress-Up Bay</title>
<meta name="robots" content="noindex"><meta name="description" content="${sentence}">
<meta property="og:site_name" content="Bluebird Bay"><meta property="og:type" content="website">
<meta property="og:title" content="${title}"><meta property="og:description" content="${sentence}">
<meta property="og:url" content="${shopOrigin}${paths.look(code)}">
<meta property="og:image" content="${picture}"><meta property="og:image:alt" content="${sentence}">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${game}"></head>
<body><p>${sentence} <a href="${game}">Open Dress-Up Bay</a></p></body></html>`;
      return new Response(page.toString(), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': AN_HOUR },
      });
    },
  };
}
