import {
  type ASTNode,
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  type GraphQLSchema,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  ProvidedRequiredArgumentsRule,
  print,
  ScalarLeafsRule,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesInAllowedPositionRule,
  validate,
} from 'graphql/index.js';
import { GlobalIdsRule } from './global-ids-rule.ts';
import { type Place, placeOf } from './place.ts';

/** A mistake in the hosted provider's words; undefined where it has none of its own for the case. */
type Words = { message: string; extensions: Readonly<Record<string, unknown>>; path?: readonly string[] } | undefined;
type Tell = (node: ASTNode, place: Place, error: GraphQLError, schema: GraphQLSchema) => Words;

const words = (message: string, code: string, more: Readonly<Record<string, unknown>> = {}): Words => ({
  message,
  extensions: { code, ...more },
});

const undefinedField: Tell = (node, { parentType }) => {
  if (node.kind !== Kind.FIELD) return undefined;
  const fieldName = node.name.value;
  return words(`Field '${fieldName}' doesn't exist on type '${parentType}'`, 'undefinedField', {
    typeName: parentType,
    fieldName,
  });
};

const argumentNotAccepted: Tell = (_node, { holder }) =>
  holder &&
  words(`${holder.ownerKind} '${holder.owner}' doesn't accept argument '${holder.name}'`, 'argumentNotAccepted', {
    name: holder.owner,
    typeName: holder.ownerKind,
    argumentName: holder.name,
  });

/** The required fields an input object lacks. */
function missingAttribute(node: ASTNode, place: Place, error: GraphQLError, schema: GraphQLSchema): Words {
  const [, typeName = '', name = ''] = /^Field "(\w+)\.(\w+)" of required type/.exec(error.message) ?? [];
  const type = schema.getType(typeName);
  const field = isInputObjectType(type) ? type.getFields()[name] : undefined;
  if (node.kind !== Kind.OBJECT || !field || !isRequiredInputField(field)) return undefined;
  const expected = String(field.type);
  return {
    message: `Argument '${name}' on InputObject '${typeName}' is required. Expected type ${expected}`,
    extensions: {
      code: 'missingRequiredInputObjectAttribute',
      argumentName: name,
      argumentType: expected,
      inputObjectType: typeName,
    },
    path: [...place.path, name],
  };
}

const wrongValue: Tell = (node, place, error, schema) => {
  const missing = missingAttribute(node, place, error, schema);
  if (missing) return missing;
  if (node.kind === Kind.OBJECT_FIELD) return argumentNotAccepted(node, place, error, schema);
  const { holder } = place;
  if (!holder) return undefined;
  const value = print(node);
  return words(
    `Argument '${holder.name}' on ${holder.ownerKind} '${holder.owner}' has an invalid value (${value}). Expected type '${holder.type}'.`,
    'argumentLiteralsIncompatible',
    { typeName: holder.ownerKind, argumentName: holder.name },
  );
};

const noGlobalId: Tell = (_node, _place, error) =>
  words(error.message, 'argumentLiteralsIncompatible', { typeName: 'CoercionError' });

const missingArguments: Tell = (node, _place, error) => {
  if (node.kind !== Kind.FIELD && node.kind !== Kind.DIRECTIVE) return undefined;
  const [, missing = ''] = /argument "(\w+)"/.exec(error.message) ?? [];
  const className = node.kind === Kind.FIELD ? 'Field' : 'Directive';
  const name = node.name.value;
  return words(`${className} '${name}' is missing required arguments: ${missing}`, 'missingRequiredArguments', {
    className,
    name,
    arguments: missing,
  });
};

const selectionMismatch: Tell = (node, { fieldType }) => {
  if (node.kind !== Kind.FIELD && node.kind !== Kind.SELECTION_SET) return undefined;
  if (node.kind === Kind.SELECTION_SET)
    return words(`Selections can't be made on scalars (${fieldType} has selections)`, 'selectionMismatch', {
      typeName: fieldType,
    });
  const field = node.name.value;
  return words(
    `Field must have selections (field '${field}' returns ${fieldType} but has no selections. Did you mean '${field} { ... }'?)`,
    'selectionMismatch',
    { nodeName: `field '${field}'`, typeName: fieldType },
  );
};

const unusedVariable: Tell = (node, { operation }) => {
  if (node.kind !== Kind.VARIABLE_DEFINITION) return undefined;
  const variableName = node.variable.name.value;
  return words(`Variable $${variableName} is declared by ${operation} but not used`, 'variableNotUsed', {
    variableName,
  });
};

const undefinedVariable: Tell = (node, { operation }) =>
  node.kind === Kind.VARIABLE
    ? words(`Variable $${node.name.value} is used by ${operation} but not declared`, 'variableNotDefined', {
        variableName: node.name.value,
      })
    : undefined;

const variableMismatch: Tell = (_node, { holder }, error) => {
  const [, name = '', given = '', expected = ''] =
    /^Variable "\$(\w+)" of type "(.+)" used in position expecting type "(.+)"\.$/.exec(error.message) ?? [];
  const argumentName = holder?.name ?? '';
  return words(
    `Type mismatch on variable $${name} and argument ${argumentName} (${given} / ${expected})`,
    'variableMismatch',
    { variableName: name, typeName: given, argumentName, errorMessage: 'Type mismatch' },
  );
};

const undefinedDirective: Tell = (node, _place, error) =>
  node.kind === Kind.DIRECTIVE && error.message.startsWith('Unknown directive')
    ? words(`Directive @${node.name.value} is not defined`, 'undefinedDirective', { directiveName: node.name.value })
    : undefined;

const undefinedType: Tell = (node, { path }) =>
  node.kind === Kind.NAMED_TYPE && path.some((step) => /^(fragment|\.\.\.)/.test(step))
    ? words(`No such type ${node.name.value}, so it can't be a fragment condition`, 'undefinedType', {
        typeName: node.name.value,
      })
    : undefined;

const fragmentNamed =
  (what: string): Tell =>
  (node) =>
    node.kind === Kind.NAME || node.kind === Kind.FRAGMENT_DEFINITION
      ? words(`Fragment ${node.kind === Kind.NAME ? node.value : node.name.value} ${what}`, 'useAndDefineFragment', {
          fragmentName: node.kind === Kind.NAME ? node.value : node.name.value,
        })
      : undefined;

/** How the hosted provider tells what each rule finds. Whatever is not here keeps the words of the library. */
const TOLD: ReadonlyMap<ValidationRule, Tell> = new Map<ValidationRule, Tell>([
  [FieldsOnCorrectTypeRule, undefinedField],
  [KnownArgumentNamesRule, argumentNotAccepted],
  [ValuesOfCorrectTypeRule, wrongValue],
  [GlobalIdsRule, noGlobalId],
  [ProvidedRequiredArgumentsRule, missingArguments],
  [ScalarLeafsRule, selectionMismatch],
  [NoUnusedVariablesRule, unusedVariable],
  [NoUndefinedVariablesRule, undefinedVariable],
  [VariablesInAllowedPositionRule, variableMismatch],
  [KnownDirectivesRule, undefinedDirective],
  [KnownTypeNamesRule, undefinedType],
  [KnownFragmentNamesRule, fragmentNamed('was used, but not defined')],
  [NoUnusedFragmentsRule, fragmentNamed('was defined, but not used')],
]);

/** What a validation looks at. */
export interface Validated {
  schema: GraphQLSchema;
  document: DocumentNode;
  rules: readonly ValidationRule[];
  /** Adds what may have been meant. */
  suggestions: boolean;
}

const suggestionIn = (error: GraphQLError): string => / Did you mean .*\?$/.exec(error.message)?.[0] ?? '';

function inHostedWords(error: GraphQLError, tell: Tell | undefined, validated: Validated): GraphQLError {
  const { schema, document, suggestions } = validated;
  // The last node is the one that is wrong; those before it say what it was wrong with.
  const node = error.nodes?.at(-1);
  const place = node && placeOf(node, document, schema);
  if (!node || !place) return error;
  const told = tell?.(node, place, error, schema);
  return new GraphQLError(told ? `${told.message}${suggestions ? suggestionIn(error) : ''}` : error.message, {
    nodes: error.nodes ?? [],
    path: told?.path ?? place.path,
    ...(told && { extensions: told.extensions }),
  });
}

const startOf = (error: GraphQLError): number => error.positions?.at(-1) ?? 0;

/**
 * The mistakes of a document that is known to hold some, rule by rule, in the words, the codes and with the paths of the
 * hosted provider (recorded from a live shop). `most` of them are looked for.
 */
export function validationErrors(validated: Validated, most: number): GraphQLError[] {
  const { schema, document, rules, suggestions } = validated;
  const found = rules.flatMap((rule) =>
    validate(schema, document, [rule], { hideSuggestions: !suggestions, maxErrors: most })
      .filter((error) => error.nodes !== undefined)
      .map((error) => inHostedWords(error, TOLD.get(rule), validated)),
  );
  return found.sort((a, b) => startOf(a) - startOf(b)).slice(0, most);
}
