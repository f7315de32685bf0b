import type { Print, PrintNote } from '../../features/print/print-data.ts';
import type { StorefrontClient } from '../../storefront-api/client.ts';
import { PrintCollections, type PrintCollectionsQuery } from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import { everyNode } from './every-node.ts';
import { providerData } from './provider-data.ts';

type Node = PrintCollectionsQuery['collections']['nodes'][number];

/** How long the list of prints is believed; a print that is gone lives no longer than the page it is on. */
const FRESH_MS = 60_000;

const known = new WeakMap<StorefrontClient, { prints: Promise<readonly Print[]>; requestedAt: number }>();

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a metafield tells of a print; what a shop of others keeps under that name may be anything. */
export function printNote(value: string): PrintNote | undefined {
  let told: unknown;
  try {
    told = JSON.parse(value);
  } catch {
    return undefined;
  }
  const { motif, repeatCm, screens, made }: Record<string, unknown> = Object(told);
  if (!text(motif) || !Array.isArray(made)) return undefined;
  return {
    motif,
    made: made.filter(text),
    ...(typeof repeatCm === 'number' && { repeatCm }),
    ...(typeof screens === 'number' && { screens }),
  };
}

function printOf({ handle, title, description, image, note }: Node): Print[] {
  const told = note ? printNote(note.value) : undefined;
  return told && image ? [{ handle, title, description, cloth: image, note: told }] : [];
}

async function request({ api, country }: PageDataContext): Promise<readonly Print[]> {
  const nodes = await everyNode(
    async (after) => providerData(await api.request(PrintCollections, { country, after })).collections,
  );
  return nodes.flatMap(printOf);
}

/** Every print that has a page: the collections of one print that tell how it came about. Throws `ProviderFailed`. */
export function allPrints(context: PageDataContext): Promise<readonly Print[]> {
  const now = performance.now();
  const cached = known.get(context.api);
  if (cached && now - cached.requestedAt < FRESH_MS) return cached.prints;
  const prints = request(context);
  known.set(context.api, { prints, requestedAt: now });
  prints.catch(() => known.delete(context.api));
  return prints;
}
