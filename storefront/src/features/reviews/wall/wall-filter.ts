/** Which reviews of the whole shop, as the address says it. */
export interface WallFilter {
  order: 'helpful' | 'newest';
  kind: string;
  size: string;
  build: string;
  /** '1' to '5', or '' for all. */
  star: string;
  /** Where the page begins; '' at the first. */
  after: string;
}

export const KINDS: ReadonlyArray<readonly [kind: string, label: string]> = [
  ['top', 'Tops'],
  ['bottoms', 'Bottoms'],
  ['set', 'Sets'],
  ['one-piece', 'One-pieces'],
  ['dress', 'Dresses'],
  ['skirt', 'Skirts'],
  ['skort', 'Skorts'],
  ['shorts', 'Shorts'],
  ['towel', 'Towels'],
  ['hat', 'Hats'],
];
export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
/** Reviewers' own words for their build. */
export const BUILDS = [
  ...['Petite', 'Tall', 'Curvy', 'Athletic', 'Full bust', 'Small bust', 'Pear', 'Straight up and down'],
  ...['Lean', 'Broad', 'Stocky', 'Dad', 'Long legs', 'Average'],
] as const;
export const STARS = ['5', '4', '3', '2', '1'] as const;

const CURSOR = /^[\w=+/.-]{1,120}$/;
const known = (values: readonly string[], value: string | null): string => values.find((each) => each === value) ?? '';

/** Reads an address; what makes no sense in it counts as not said. */
export function wallFilter(search: string): WallFilter {
  const said = new URLSearchParams(search);
  const after = said.get('after') ?? '';
  return {
    order: said.get('order') === 'newest' ? 'newest' : 'helpful',
    kind: known(
      KINDS.map(([kind]) => kind),
      said.get('kind'),
    ),
    size: known(SIZES, said.get('size')),
    build: known(BUILDS, said.get('build')),
    star: known(STARS, said.get('star')),
    after: CURSOR.test(after) ? after : '',
  };
}

/** The other way round: '?kind=top&star=5'; '' where nothing is narrowed. */
export function wallSearch(filter: WallFilter): string {
  const said = Object.entries(filter).filter(
    ([name, value]) => value !== '' && !(name === 'order' && value === 'helpful'),
  );
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}
