import { isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql/index.js';
import { resolvedSchema } from '../../graphql/provider-schema.ts';
import { DOCUMENTS } from '../conformance/documents.ts';

/** Every field ('Product.title') that a document of the conformance test asks for; of what interfaces promise, the interface's own. */
export function askedFields(): ReadonlySet<string> {
  const schema = resolvedSchema();
  const asked = new Set<string>();
  for (const { text } of DOCUMENTS.values()) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          const type = types.getParentType();
          if (isObjectType(type) && !name.value.startsWith('__')) asked.add(`${type.name}.${name.value}`);
        },
      }),
    );
  }
  return asked;
}
