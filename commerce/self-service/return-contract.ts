import { RETURN_REASONS, RETURN_RESOLUTIONS } from '@bluebird-bay/contract/returns.ts';
import * as v from 'valibot';
import { RETURN_OUTCOMES, RETURN_STATES, RETURN_WAYS } from '../domain/return/return-state.ts';
import type { Endpoint } from './endpoint.ts';
import { ParcelView } from './parcel-view.ts';

const Moment = v.pipe(v.string(), v.isoTimestamp());
const Amount = v.pipe(v.string(), v.description('As the Storefront API writes amounts'));
const Resolution = v.picklist(RETURN_RESOLUTIONS);
const REASON_IDS: readonly ['too-small', ...(typeof RETURN_REASONS)[number]['id'][]] = [
  RETURN_REASONS[0].id,
  ...RETURN_REASONS.slice(1).map(({ id }) => id),
];

const Piece = {
  position: v.pipe(v.number(), v.description('Of the line in its order')),
  title: v.string(),
  print: v.nullable(v.string()),
  option: v.string(),
  picture: v.nullable(v.object({ url: v.string(), alt: v.string() })),
} as const;

export const ReturnView = v.object({
  name: v.string(),
  state: v.picklist(RETURN_STATES),
  way: v.picklist(RETURN_WAYS),
  requestedAt: Moment,
  url: v.pipe(v.string(), v.description('Its page, with the label; whoever has the address sees it')),
  parcel: v.pipe(
    v.nullable(ParcelView),
    v.description('With what follows it: sizes that were swapped, pieces that were refused'),
  ),
  pieces: v.array(
    v.object({
      ...Piece,
      quantity: v.number(),
      resolution: Resolution,
      size: v.pipe(v.nullable(v.string()), v.description('The one wanted instead')),
      outcome: v.nullable(v.picklist(RETURN_OUTCOMES)),
    }),
  ),
});
/** A return as the shopper sees it. */
export type ReturnView = v.InferOutput<typeof ReturnView>;

const ReturnableOrder = v.object({
  name: v.string(),
  until: v.pipe(v.string(), v.isoDate(), v.description('The last day on which a return is taken')),
  currency: v.string(),
  label: v.pipe(v.boolean(), v.description('Whether our carrier prints one where the order went')),
  pieces: v.array(
    v.object({
      ...Piece,
      left: v.pipe(v.number(), v.description('So many may go back')),
      because: v.pipe(
        v.nullable(
          v.picklist(['too-late', 'not-sent', 'final-sale', 'gift-card', 'gift', 'on-its-way-back', 'settled']),
        ),
        v.description('Why none may'),
      ),
      amounts: v.pipe(v.array(Amount), v.description('What one is worth, two, and so on, up to what is left')),
      strip: v.pipe(v.boolean(), v.description('Whether it carries a hygiene strip')),
      sizes: v.array(v.object({ id: v.string(), name: v.string(), available: v.boolean() })),
    }),
  ),
  returns: v.array(ReturnView),
});
/** An order with what of it may go back. */
export type ReturnableOrder = v.InferOutput<typeof ReturnableOrder>;

/** Who asks: the address the order was placed with, or the access token of its owner. */
const WHOSE = {
  number: v.pipe(v.string('Enter the order number.'), v.maxLength(40)),
  email: v.optional(v.pipe(v.string('Enter the email.'), v.maxLength(320)), ''),
} as const;

const REFUSALS = {
  400: 'Something will not do; the message says what.',
  404: 'No order has this number and email together.',
  413: 'It is too long.',
  415: 'It is not JSON.',
  429: 'Tried too often from one network, or at one thing.',
} as const;

export const FIND_RETURNABLE = {
  id: 'findReturnable',
  method: 'POST',
  path: '/services/returns/find',
  summary:
    'What of an order may go back, for whoever knows its number and address, or sends the access token of its owner.',
  access: 'anybody',
  body: v.object(WHOSE),
  answer: ReturnableOrder,
  refusals: REFUSALS,
  caching: 'never',
} as const satisfies Endpoint;

const LARGEST_LINE = 1_000;

export const REQUEST_RETURN = {
  id: 'requestReturn',
  method: 'POST',
  path: '/services/returns',
  summary: 'Asks for a return. The same key again is the same return.',
  access: 'anybody',
  body: v.object({
    ...WHOSE,
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'The key of a request has 8 to 64 letters and digits.')),
    way: v.optional(v.picklist(['label', 'code']), 'label'),
    pieces: v.pipe(
      v.array(
        v.object({
          position: v.pipe(v.number(), v.integer(), v.minValue(1)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_LINE)),
          reason: v.picklist(REASON_IDS, 'Say why it goes back.'),
          resolution: v.picklist(RETURN_RESOLUTIONS, 'Say what you would like for it.'),
          size: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Choose the new size.'))),
        }),
      ),
      v.minLength(1, 'Choose what goes back.'),
      v.maxLength(100, 'That is too much for one return.'),
      v.check(
        (pieces) => new Set(pieces.map(({ position }) => position)).size === pieces.length,
        'Name each line once.',
      ),
    ),
  }),
  answer: ReturnView,
  refusals: { ...REFUSALS, 409: 'Something of it cannot go back; the message says what.' },
  caching: 'never',
} as const satisfies Endpoint;
