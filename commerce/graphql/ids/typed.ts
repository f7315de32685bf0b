/** A record that says which type of an interface or union it is; the executor asks for nothing else. */
export type Typed<Name extends string, Source> = Source & { __typename: Name };

/** Names the type of a record where the schema leaves several open. */
export function typed<Name extends string, Source extends object>(name: Name, source: Source): Typed<Name, Source> {
  return { ...source, __typename: name };
}
