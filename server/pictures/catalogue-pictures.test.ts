import { CUT_IDS, CUTS } from '@bluebird-bay/art-kit/garments/cuts.ts';
import { isWornCut } from '@bluebird-bay/art-kit/people/wear/wardrobe.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { viewsFor } from '@bluebird-bay/art-kit/picture-views.ts';
import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';
import { buildCollections } from '@bluebird-bay/commerce/catalogue/collections.ts';
import { viewsOfCut } from '@bluebird-bay/commerce/catalogue/cut-views.ts';
import { KIND_RECORDS } from '@bluebird-bay/commerce/catalogue/kinds/kinds.ts';
import { leadWithModel } from '@bluebird-bay/storefront/src/features/product/card/lead-with-model.ts';
import { describe, expect, it } from 'vitest';

const products = buildProducts();

describe('the pictures of the catalogue', () => {
  it('can all be drawn, those of its collections too', () => {
    const specs = [
      ...products.flatMap(({ pictures, print }) => [...pictures.map(({ spec }) => spec), `t/${print}`]),
      ...buildCollections(products).map(({ picture }) => picture.spec),
    ];
    expect(specs.filter((spec) => parsePictureSpec(spec) === undefined)).toEqual([]);
  });

  it('show whatever is worn on somebody', () => {
    const unworn = products.filter(
      ({ cut, pictures }) => isWornCut(cut) && !pictures.some(({ spec }) => /\/model-/.test(spec)),
    );
    expect(unworn.map(({ handle }) => handle)).toEqual([]);
  });

  it('are of every view the kit has', () => {
    for (const cut of CUT_IDS) expect([...viewsOfCut(cut)].sort(), cut).toEqual([...viewsFor(cut)].sort());
  });

  it('show every swim shape from behind, worn and laid flat', () => {
    const swim = products.filter(({ kind }) => ['top', 'bottoms', 'one-piece'].includes(kind));
    const unturned = swim.filter(
      ({ pictures }) => !['/back-', '/reverse-'].every((view) => pictures.some(({ spec }) => spec.includes(view))),
    );
    expect(swim.length).toBeGreaterThan(300);
    expect(unturned.map(({ handle }) => handle)).toEqual([]);
  });

  it('name who is in them, and nobody else', () => {
    const personIn = (spec: string): string | undefined => /-(?!\d)([a-z]+)$/.exec(spec.split('/').at(-1) ?? '')?.[1];
    const shown = products.flatMap(({ handle, pictures, models }) =>
      pictures.flatMap(({ spec, alt }) => {
        const person = personIn(spec);
        return person === undefined ? [] : [{ handle, alt, person, models: models.map((model) => model.person) }];
      }),
    );
    expect(shown.length).toBeGreaterThan(100);
    for (const { handle, alt, person, models } of shown) {
      expect(alt.toLowerCase(), handle).toContain(person);
      if (models.length > 0) expect(models, handle).toContain(person);
    }
  });

  it('show nobody on more than four of the first twenty-four cards of a list', () => {
    const byHandle = new Map(products.map((product) => [product.handle, product]));
    const wornBy = (handle: string): string | undefined =>
      byHandle
        .get(handle)
        ?.pictures.find(({ spec }) => spec.includes('/model-'))
        ?.spec.split('-')
        .at(-1);
    const crowded = buildCollections(products).flatMap(({ handle, products: listed }) => {
      const people = listed.slice(0, 24).map(wornBy);
      const leading = leadWithModel(people.map((worn) => ({ worn })));
      const shown = people.filter((_, place) => leading.has(place));
      const most = Math.max(0, ...[...Map.groupBy(shown, (person) => person).values()].map((cards) => cards.length));
      return most > 4 ? [`${handle}: ${most}`] : [];
    });
    expect(crowded).toEqual([]);
  });

  it('are of cuts the kit makes for that kind', () => {
    const kitKind = new Map<string, string>(CUT_IDS.map((cut) => [cut, CUTS[cut].kind]));
    // A set is pictured through its top.
    const drawnAs = (kind: string): string => (kind === 'set' ? 'top' : kind);
    const strange = products.filter(({ kind, cut }) => kitKind.get(cut) !== drawnAs(kind));
    expect(strange.map(({ handle, cut }) => `${handle}: ${cut}`)).toEqual([]);
    const known = KIND_RECORDS.flatMap(([, { cuts }]) => Object.keys(cuts));
    expect(known.filter((cut) => !kitKind.has(cut))).toEqual([]);
  });

  it('begin with a picture no other product begins with', () => {
    const firsts = products.map(({ pictures }) => pictures[0]?.spec);
    expect(new Set(firsts).size).toBe(products.length);
  });
});
