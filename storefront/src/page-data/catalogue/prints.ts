import type { PrintNote, PrintStory } from '../../features/print/print-data.ts';
import { PrintCollections, type PrintCollectionsQuery } from '../../storefront-api/generated/operations.ts';
import { everyNode, onceAMinute, providerData } from './provider-data.ts';

type Node = PrintCollectionsQuery['collections']['nodes'][number];

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
function printNote(json: string): PrintNote | undefined {
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

/** Every print that has a page: the collections of one print that tell how it came about. Throws `ProviderFailed`. */
export const allPrints = onceAMinute(async ({ api, country }): Promise<readonly PrintStory[]> => {
  const nodes = await everyNode(
    async (after) => providerData(await api.request(PrintCollections, { country, after })).collections,
  );
  return nodes.flatMap(printOf);
});
