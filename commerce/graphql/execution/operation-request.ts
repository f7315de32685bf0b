import type { RequestContext } from '../context.ts';
import type { GraphqlParams } from '../http/graphql-params.ts';

/**
 * What is asked, as Yoga reads it: our own JSON again, for an answer in the form the client can read. The context comes along
 * with it: one given beside it would become the prototype of another, and V8 keeps what has been one, with all it reaches,
 * until the next full collection.
 */
export class OperationRequest extends Request {
  readonly context: RequestContext;

  constructor(params: GraphqlParams, context: RequestContext) {
    super('http://provider/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: context.acceptsParts ? 'multipart/mixed, application/json' : 'application/json',
      },
      body: JSON.stringify(params),
      // A request keeps what its signal reaches until the next full collection; an answer in one piece needs none here.
      ...(context.acceptsParts && { signal: context.signal }),
    });
    this.context = context;
  }
}
