import type { PrintNote, PrintStory } from '../../features/print/print-data.ts';
import { PrintCollections, type PrintCollectionsQuery } from '../../storefront-api/generated/operations.ts';
import { fieldsIn } from '../../storefront-api/metafield.ts';
import { everyNode, onceAMinute, providerData } from './provider-data.ts';

type Node = PrintCollectionsQuery['collections']['nodes'][number];

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a metafield tells of a print. */
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
