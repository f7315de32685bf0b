import type * as v from 'valibot';
import type { Refused } from './self-service-context.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** One endpoint of self-service. Routes, checks and the OpenAPI document are made from this. */
export interface Endpoint {
  /** 'findOrder' */
  id: string;
  method: 'GET' | 'POST';
  /** As OpenAPI writes it: `/services/address-rules/{country}`. */
  path: `/services/${string}`;
  summary: string;
  /** `customer` proves it with an access token, `fresh` with one made within five minutes. */
  access: 'anybody' | 'customer' | 'fresh';
  body?: Schema;
  answer: Schema;
  /** How it may be refused, beside an access token that is no good and what is our own fault. */
  refusals: Readonly<Partial<Record<Refused['status'], string>>>;
  /** How long an answer may rest in caches. */
  caching: 'a day' | 'never';
}

/** What an endpoint answers. */
export type AnswerOf<Of extends Endpoint> = v.InferOutput<Of['answer']>;
