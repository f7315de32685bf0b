import { type DocumentNode, visit } from 'graphql/index.js';

const stripped = new WeakMap<DocumentNode, DocumentNode>();

/** The document with every `@defer` taken out, for a client that cannot read an answer in parts; the same one if it has none. */
export function withoutDefer(document: DocumentNode): DocumentNode {
  let plain = stripped.get(document);
  if (!plain) {
    plain = visit(document, { Directive: (directive) => (directive.name.value === 'defer' ? null : undefined) });
    stripped.set(document, plain);
  }
  return plain;
}
