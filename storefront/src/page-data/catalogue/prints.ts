import type { PrintNote, PrintStory } from '../../features/print/print-data.ts';
import type { StorefrontClient } from '../../storefront-api/client.ts';
import { PrintCollections, type PrintCollectionsQuery } from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import { everyNode, providerData } from './provider-data.ts';

type Node = PrintCollectionsQuery['collections']['nodes'][number];

/** How long the list of prints is believed; a print that is gone lives no longer than the page it is on. */
const FRESH_MS = 60_000;

const known = new WeakMap<StorefrontClient, { prints: Promise<readonly PrintStory[]>; requestedAt: number }>();

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

function fieldsIn(json: string): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(json);
    return Object(told);
  } catch {
    return {};
  }
}

/** What a metafield tells of a print; what a shop of others keeps under that name may be anything. */
export function printNote(json: string): PrintNote | undefined {
  const { motif, repeatCm, screens, made } = fieldsIn(json);
  if (!text(motif) || !Array.isArray(made)) return undefined;
  return {
    motif,
    made: made.filter(text),
    ...(typeof repeatCm === 'number' && { repeatCm }),
    ...(typeof screens === 'number' && { screens }),
  };
}

function printOf({ handle, title, description, image, note }: Node): PrintStory[] {
  const told = note ? printNote(note.value) : undefined;
  return told && image ? [{ handle, title, description, cloth: image, note: told }] : [];
}

async function request({ api, country }: PageDataContext): Promise<readonly PrintStory[]> {
  const nodes = await everyNode(
    async (after) => providerData(await api.request(PrintCollections, { country, after })).collections,
  );
  return nodes.flatMap(printOf);
}

/** Every print that has a page: the collections of one print that tell how it came about. Throws `ProviderFailed`. */
export function allPrints(context: PageDataContext): Promise<readonly PrintStory[]> {
  const now = performance.now();
  const cached = known.get(context.api);
  if (cached && now - cached.requestedAt < FRESH_MS) return cached.prints;
  const prints = request(context);
  known.set(context.api, { prints, requestedAt: now });
  prints.catch(() => known.delete(context.api));
  return prints;
}
