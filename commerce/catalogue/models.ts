import type { Wearers } from './kinds/kind-record.ts';
import { cutRecord, type Kind, kindRecord } from './kinds/kinds.ts';
import { seedOf } from './seeding/seeded.ts';

/** Somebody who is pictured in our clothes. `person` is their name in picture addresses. */
export interface Model {
  readonly person: string;
  readonly name: string;
  /** As it is said: feet and inches. */
  readonly height: string;
  readonly size: string;
}

const model = (name: string, height: string, size: string): Model => ({
  person: name.toLowerCase(),
  name,
  height,
  size,
});

const WOMEN: readonly Model[] = [
  model('Yuna', '5′5″', 'S'),
  model('Zuri', '5′11″', 'S'),
  model('June', '5′7″', 'S'),
  model('Mei', '5′3″', 'S'),
  model('Imani', '5′10″', 'M'),
  model('Noor', '5′6″', 'M'),
  model('Kaia', '5′9″', 'M'),
  model('Wren', '5′8″', 'M'),
  model('Odile', '5′6″', 'M'),
  model('Marisol', '5′7″', 'L'),
  model('Luz', '5′4″', 'L'),
  model('Grace', '5′4″', 'L'),
  model('Ama', '5′7″', 'XL'),
  model('Freya', '5′8″', 'XXL'),
  model('Pilar', '5′7″', 'XXL'),
];
/** Wears a swim layer under what covers it. */
const SAFIYA = model('Safiya', '5′5″', 'M');
const MEN: readonly Model[] = [
  model('Ren', '5′9″', 'S'),
  model('Kofi', '6′0″', 'M'),
  model('Noa', '5′11″', 'M'),
  model('Theo', '6′1″', 'L'),
  model('Desmond', '6′0″', 'L'),
  model('Arlo', '5′10″', 'XL'),
  model('Magnus', '6′3″', 'XXL'),
];
const EVERYONE = [...WOMEN, SAFIYA, ...MEN];

const named = (...people: readonly string[]): readonly Model[] =>
  EVERYONE.filter(({ person }) => people.includes(person));

/** Whose hair leaves room for a hat, takes a band, or is worn up. */
const HATTED = named('marisol', 'yuna', 'odile', 'noor', 'zuri', 'wren', 'mei', 'kofi', 'ren', 'theo', 'noa', 'safiya');
const CAPPED = named('yuna', 'noor', 'marisol', 'wren', 'theo', 'kofi', 'ren', 'magnus', 'arlo', 'noa');
const BANDED = named('marisol', 'yuna', 'odile', 'noor', 'luz', 'freya', 'kaia', 'zuri');
const GATHERED = named('june', 'noor', 'kaia', 'ama');

const LAYERED = [...WOMEN, SAFIYA];

/** The groups a kind names; the picture test of the range holds them against the art kit. */
const WEARERS: Readonly<Record<Wearers, readonly Model[]>> = {
  women: WOMEN,
  layered: LAYERED,
  men: MEN,
  everyone: EVERYONE,
  hatted: HATTED,
  capped: CAPPED,
  banded: BANDED,
  gathered: GATHERED,
};

/** The bodies a piece with sizes is shown on; whoever wears M is one more. */
const BODIES: readonly (readonly string[])[] = [['S'], ['L'], ['XL', 'XXL']];

const pick = (from: readonly Model[], seed: number): readonly Model[] => {
  const chosen = from[seed % from.length];
  return chosen ? [chosen] : [];
};

/** Whose turn it is to lead the pictures of each product, by handle: those of one cut are counted through. */
export function modelTurns(
  products: readonly { readonly handle: string; readonly cut: string }[],
): ReadonlyMap<string, number> {
  const alike = Map.groupBy(products, ({ cut }) => cut).values();
  return new Map(
    [...alike].flatMap((cut) =>
      cut
        .map(({ handle }) => handle)
        .sort()
        .map((handle, turn) => [handle, turn] as const),
    ),
  );
}

/**
 * Who is pictured in a product, first who leads; where it comes in sizes, somebody of each other body too. `turn` is one
 * of modelTurns: products of one cut are led by everybody in turn.
 */
export function modelsOf(
  product: { readonly kind: Kind; readonly cut: string; readonly handle: string },
  turn: number,
  hasSizes: boolean,
): readonly Model[] {
  const { kind, cut, handle } = product;
  const wearers = WEARERS[cutRecord(cut)?.wornBy ?? kindRecord(kind).wornBy];
  const lead = pick(wearers, turn + (seedOf(`models ${cut}`) % wearers.length));
  if (!hasSizes) return lead;
  const others = BODIES.filter((sizes) => !lead.some(({ size }) => sizes.includes(size)));
  return [
    ...lead,
    ...others.flatMap((sizes, i) =>
      pick(
        wearers.filter(({ size }) => sizes.includes(size)),
        Math.floor(seedOf(`bodies ${handle}`) / 8 ** i),
      ),
    ),
  ];
}

/** Who wears which size in the pictures: "Imani (5′10″) wears M; Yuna (5′5″) S; Freya (5′8″) XXL." Empty for one size. */
export function wornBy(models: readonly Model[], hasSizes: boolean): string {
  if (!hasSizes || models.length === 0) return '';
  const said = models.map(({ name, height, size }, i) => `${name} (${height}) ${i === 0 ? 'wears ' : ''}${size}`);
  return `${said.join('; ')}.`;
}
