import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';

/** Accessories come first by their ids, so that nothing is in order by chance. */
const PRODUCTS: ReadonlyArray<readonly [handle: string, title: string, kind: string, print: string, tags: string[]]> = [
  ['snap-clip-leopard', 'Snap Claw Clip', 'clip', 'Kitten Leopard', ['filter_brown']],
  ['gondola-scarf-rodeo', 'Gondola Satin Scarf', 'scarf', 'Rodeo Navy', []],
  ['ondine-dress-leopard', 'Ondine Slip Dress', 'dress', 'Kitten Leopard', ['filter_brown']],
  ['drift-sarong-ink', 'Drift Sarong', 'sarong', 'Ink', ['filter_black']],
  ['romy-set-leopard', 'Romy Bikini Set', 'set', 'Kitten Leopard', ['filter_brown']],
  ['kaila-top-tea', 'Kaila Triangle Top', 'top', 'Royal Tea', ['filter_blue']],
  ['hana-top-guava', 'Hana Ruched Bralette', 'top', 'Guava', ['filter_pink']],
  ['dahlia-top-butter', 'Dahlia Underwire Top', 'top', 'Butter', ['filter_yellow']],
  ['nerida-one-piece-butter', 'Nerida Square-Neck One-Piece', 'one-piece', 'Butter', ['filter_yellow']],
  ['reef-shorts-coral', 'Reef Long Board Shorts', 'board-shorts', 'Coral', []],
  ['after-swim-puffer-coral', 'After-Swim Puffer', 'puffer-jacket', 'Coral', ['mens']],
  ['jetty-shorts-coral', 'Jetty Swim Shorts', 'swim-shorts', 'Coral', ['mens']],
];
const SWIM = ['romy-set-leopard', 'kaila-top-tea', 'hana-top-guava'];
const ACCESSORIES = ['snap-clip-leopard', 'gondola-scarf-rodeo'];

describe('what words mean', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    const ids = new Map<string, number>();
    for (const [handle, title, kind, print, tags] of PRODUCTS) {
      const metafields = [{ key: 'print', type: 'single_line_text_field', value: print }];
      ids.set(handle, (await aProduct(test.db, { handle, title, kind, tags, metafields })).id);
    }
    const idsOf = (handles: readonly string[]): number[] => handles.flatMap((handle) => ids.get(handle) ?? []);
    await aCollection(test.db, { handle: 'all', title: 'Swim', productIds: idsOf(SWIM) });
    await aCollection(test.db, { handle: 'mens-swim', title: 'Men’s', productIds: idsOf(['jetty-shorts-coral']) });
    await aCollection(test.db, { handle: 'accessories', title: 'Accessories', productIds: idsOf(ACCESSORIES) });
  });
  afterAll(() => test.close());

  async function found(query: string): Promise<string[]> {
    const { data, errors } = await test.request(
      'query ($query: String!) { search(query: $query, first: 10, prefix: LAST) { nodes { ... on Product { handle } } } }',
      { query },
    );
    expect(errors).toEqual([]);
    const nodes = at(data, 'search', 'nodes');
    return Array.isArray(nodes) ? nodes.map((node) => textAt(node, 'handle')) : [];
  }

  it.each([
    // Swim before what is worn over it, and accessories last.
    ['leopard', ['romy-set-leopard', 'ondine-dress-leopard', 'snap-clip-leopard']],
    ['mens', ['jetty-shorts-coral', 'after-swim-puffer-coral']],
    ['leopards', ['romy-set-leopard', 'ondine-dress-leopard', 'snap-clip-leopard']],
    // Unless the words say what it is.
    ['leopard clip', ['snap-clip-leopard']],
    // Two slips in six letters.
    ['leperd', ['romy-set-leopard', 'ondine-dress-leopard', 'snap-clip-leopard']],
    // A colour that has no tag; "tea" is one slip away, and not meant.
    ['teal', ['kaila-top-tea']],
    // A word the catalogue has comes first, and what it means behind.
    ['navy', ['gondola-scarf-rodeo', 'kaila-top-tea']],
    // "Ink" is one slip away from what there is.
    ['pink', ['hana-top-guava']],
    ['animal print', ['romy-set-leopard', 'ondine-dress-leopard', 'snap-clip-leopard']],
    ['halter', ['kaila-top-tea']],
    ['maternity', ['drift-sarong-ink']],
    // A price and the words before it say nothing of what it is.
    ['yellow nerida under 80', ['nerida-one-piece-butter']],
    ['a scarf for women', ['gondola-scarf-rodeo']],
    ['girls scarf', ['gondola-scarf-rodeo']],
    // One thing in two words comes before what either finds; "bust" is no slip of "butter".
    ['long torso', ['nerida-one-piece-butter']],
    ['larger bust', ['dahlia-top-butter']],
    // What is asked of the shop is no slip of "dress".
    ['press', []],
    ['dres', ['ondine-dress-leopard']],
  ])('«%s»', async (query, handles) => expect(await found(query)).toEqual(handles));

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
