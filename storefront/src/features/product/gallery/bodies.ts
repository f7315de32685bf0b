import { listIn } from '../../../storefront-api/metafield.ts';

/** A picture of somebody in a size. */
export interface Body {
  /** Which of the product's pictures, from 0. */
  picture: number;
  size: string;
  /** "Freya", "5′8″". */
  name: string;
  height: string;
}

interface Model {
  person: string;
  name: string;
  height: string;
  size: string;
}

const isModel = (entry: unknown): entry is Model =>
  typeof entry === 'object' &&
  entry !== null &&
  ['person', 'name', 'height', 'size'].every((key) => typeof Reflect.get(entry, key) === 'string');

const LADDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Picture addresses of somebody seen from the front end in `model-{seed}-{person}@{width}.webp`. */
const FRONT = /\/model-\d+-([a-z]+)@\d+\.webp(?:\?|$)/;

/**
 * Which pictures show the product on which body, smallest size first; `models` is the metafield `custom.models`. Empty
 * where there are not at least two: then there is nothing to choose.
 */
export function bodiesIn(pictures: readonly { small: string }[], models: string | undefined): Body[] {
  const people = pictures.map(({ small }) => FRONT.exec(small)?.[1]);
  const bodies = listIn(models)
    .filter(isModel)
    .flatMap(({ person, size, name, height }): Body[] => {
      const picture = people.indexOf(person);
      return picture < 0 ? [] : [{ picture, size, name, height }];
    });
  if (bodies.length < 2) return [];
  return bodies.sort((a, b) => LADDER.indexOf(a.size) - LADDER.indexOf(b.size));
}
