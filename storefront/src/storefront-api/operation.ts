declare const types: unique symbol;

/** The text of one GraphQL operation; the type carries what it returns and what it asks for. */
export type Operation<Result, Variables> = string & { readonly [types]?: (variables: Variables) => Result };

/** Marks an operation's text with its types; called by generated code only. */
export function operation<Result, Variables>(text: string): Operation<Result, Variables> {
  return text;
}
