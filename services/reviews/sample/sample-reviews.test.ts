import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';
import { describe, expect, it } from 'vitest';
import { aReviewedProduct } from '../../testing/a-reviewed-product.ts';
import { averageRating } from '../rating.ts';
import { MOST_USES, sentencesOf } from './clauses/used-sentences.ts';
import { sampleReviews } from './sample-reviews.ts';

const KINDS = [
  'top',
  'bottoms',
  'set',
  'one-piece',
  'dress',
  'skirt',
  'skort',
  'sarong',
  'shorts',
  'swim-shorts',
  'board-shorts',
  'polo',
  'hoodie',
  'puffer-jacket',
  'towel',
  'hat',
  'cap',
  'visor',
  'tote-bag',
  'pouch',
  'wristlet',
  'scrunchie',
  'headband',
  'clip',
  'scarf',
  'necklace',
  'waist-chain',
  'sticker-pack',
];
const SIZED = new Set(KINDS.slice(0, 14));
const oneSize = [{ size: 'One Size' }];

const products = KINDS.flatMap((kind) =>
  Array.from({ length: 40 }, (_, index) =>
    aReviewedProduct(`sample${index}-${kind}-wildflowers`, {
      kind,
      ...(!SIZED.has(kind) && { variants: oneSize, fit: '' }),
      ...(index % 10 === 0 && { tags: ['best-seller', 'top-rated'] }),
      ...(index % 10 === 1 && { tags: ['new'], arrivedOn: '2026-11-14' }),
    }),
  ),
);
const reviews = sampleReviews(products);
const byProduct = Map.groupBy(reviews, ({ product }) => product);

const usedTooOften = (said: readonly string[]): string[] =>
  [...Map.groupBy(said, (sentence) => sentence)]
    .filter(([, found]) => found.length > MOST_USES)
    .map(([sentence]) => sentence);

describe('the reviews of the catalogue', () => {
  it('say no sentence and no heading more than three times', () => {
    const written = sampleReviews(buildProducts());
    expect(written.length).toBeGreaterThan(6_000);
    expect(usedTooOften(written.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
    expect(usedTooOften(written.map(({ title }) => title))).toEqual([]);
  });
});

describe('the sample reviews', () => {
  it('are the same for the same catalogue', () => {
    expect(sampleReviews(products.slice(0, 20))).toEqual(sampleReviews(products.slice(0, 20)));
  });

  it('say no sentence and no heading more than three times, and leave no blank unfilled', () => {
    expect(reviews.length).toBeGreaterThan(3_000);
    expect(new Set(reviews.map(({ key }) => key)).size).toBe(reviews.length);
    expect(usedTooOften(reviews.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
    expect(usedTooOften(reviews.map(({ title }) => title))).toEqual([]);
    expect(reviews.filter(({ text, title }) => /[{}]|undefined|null/.test(text + title))).toEqual([]);
  });

  it('give a product no title twice', () => {
    for (const [product, own] of byProduct) {
      expect(new Set(own.map(({ title }) => title)).size, product).toBe(own.length);
    }
  });

  it('are an honest mixture: mostly pleased, some not', () => {
    const share = (...stars: number[]): number =>
      reviews.filter(({ star }) => stars.includes(star)).length / reviews.length;
    expect(share(5)).toBeGreaterThan(0.5);
    expect(share(5)).toBeLessThan(0.75);
    expect(share(1, 2)).toBeGreaterThan(0.02);
    expect(share(1, 2)).toBeLessThan(0.1);
    expect(share(3)).toBeGreaterThan(0.04);
  });

  it('give what is called top rated four and a half stars on average', () => {
    for (const { handle } of products.filter(({ tags }) => tags.includes('top-rated'))) {
      const own = byProduct.get(handle) ?? [];
      expect(own.length, handle).toBeGreaterThan(3);
      expect(averageRating(own.map(({ star }) => ({ star, total: 1 }))), handle).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('speak of fit and sizes where there are sizes, and only there', () => {
    for (const { product, fit, sizeBought, sizeUsual } of reviews) {
      const sized = [...SIZED].some((kind) => new RegExp(`^sample\\d+-${kind}-`).test(product));
      if (sized) expect(sizeUsual === null || sizeBought === null, product).toBe(false);
      else expect([fit, sizeBought, sizeUsual], product).toEqual([null, null, null]);
    }
  });

  it('agree with the sizes they name', () => {
    const wentUp = reviews.filter(({ text }) => /\b(sized|went) up\b/.test(text));
    expect(wentUp.length).toBeGreaterThan(10);
    for (const { sizeBought, sizeUsual } of wentUp) expect(sizeBought).not.toBe(sizeUsual);
  });

  it('speak of no month before it came and none after they were written', () => {
    const MONTHS = ['January', 'February', 'March', 'April'];
    const early = new Set(products.filter(({ arrivedOn }) => arrivedOn >= '2026-05').map(({ handle }) => handle));
    const ofLate = reviews.filter(({ product }) => early.has(product));
    expect(ofLate.length).toBeGreaterThan(5);
    for (const { text, title } of ofLate)
      expect(MONTHS.filter((month) => `${title} ${text}`.includes(`since ${month}`))).toEqual([]);
  });

  it('lean to small where the shop says that it runs small', () => {
    const of = (fit: string) =>
      sampleReviews(
        Array.from({ length: 300 }, (_, index) =>
          aReviewedProduct(`lean${index}-top-zebra`, { fit, printTitle: 'Zebra', tags: ['best-seller'] }),
        ),
      ).filter(({ fit: felt }) => felt === 'small').length;
    expect(of('Runs a touch small in the cup.')).toBeGreaterThan(of('True to size.') * 1.5);
  });

  it('come after the product did, and not from the future', () => {
    const arrived = new Map(products.map(({ handle, arrivedOn }) => [handle, arrivedOn]));
    for (const { product, date } of reviews) {
      expect(date > (arrived.get(product) ?? ''), product).toBe(true);
      expect(date <= '2026-11-19').toBe(true);
    }
  });

  it('are signed with a first name and an initial', () => {
    for (const { name } of reviews) expect(name).toMatch(/^[A-Z][\p{L}-]+ [A-Z]\.$/u);
  });

  it('pass over what nobody reviews', () => {
    expect(sampleReviews([aReviewedProduct('gift-card', { kind: 'gift-card', tags: ['best-seller'] })])).toEqual([]);
  });
});
