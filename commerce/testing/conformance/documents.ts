import { readdirSync, readFileSync } from 'node:fs';
import { Kind, type OperationDefinitionNode, parse } from 'graphql/index.js';

const FOLDER = new URL('.', import.meta.url);

/** An operation, and the whole document it stands in: clients send documents, not operations. */
export interface TestDocument {
  file: string;
  text: string;
  name: string;
}

const isOperation = (definition: { kind: Kind }): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** One request holds one operation with the fragments it uses. */
function questionsOf(file: string): TestDocument[] {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const { definitions } = parse(source);
  const text = ({ loc }: (typeof definitions)[number]): string => source.slice(loc?.start, loc?.end);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map(text);
  return definitions.filter(isOperation).map((operation) => {
    const used: string[] = [];
    let body = text(operation);
    for (;;) {
      const next = fragments.find((fragment) => {
        const name = /^fragment (\w+)/.exec(fragment)?.[1];
        return !used.includes(fragment) && new RegExp(`\\.\\.\\.${name}\\b`).test(body);
      });
      if (next === undefined) break;
      used.push(next);
      body = `${body}\n${next}`;
    }
    return { file, text: body, name: operation.name?.value ?? '' };
  });
}

/** Every operation of the documents in this folder, by its name. */
export const DOCUMENTS: ReadonlyMap<string, TestDocument> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .flatMap(questionsOf)
    .map((document) => [document.name, document]),
);
