import { parseSync, Visitor } from 'vite';
import { readSource, trackedSources } from '../tracked-sources.ts';

/** Tests hand over what no caller of ours would. */
const TESTS = /\.test\.tsx?$/;
/** What a cast cannot be written without; a file that has neither need not be parsed. */
const MAY_CAST = /\bas\b|<\w/;

/** Where in a text each cast begins: `as` with any type but `const`, and a type in angle brackets. */
function castsIn(file: string, text: string): number[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: number[] = [];
  new Visitor({
    TSAsExpression({ typeAnnotation: type, expression }) {
      const isConst =
        type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
      if (!isConst) found.push(expression.end);
    },
    TSTypeAssertion({ start }) {
      found.push(start);
    },
  }).visit(program);
  return found;
}

/** Casts, one line each: no file may have one, as what is not known is read with a check. */
export function castViolations(files: readonly string[] = trackedSources(/\.tsx?$/), read = readSource): string[] {
  return files
    .filter((file) => !TESTS.test(file))
    .flatMap((file) => {
      const text = read(file);
      if (!MAY_CAST.test(text)) return [];
      return castsIn(file, text).map((place) => {
        const number = text.slice(0, place).split('\n').length;
        return `${file}:${number}: a cast: ${text.split('\n')[number - 1]?.trim()}`;
      });
    });
}
