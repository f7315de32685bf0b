/** What every resolver gets; grows with the first resolvers. */
export interface RequestContext {
  requestId: string;
}
