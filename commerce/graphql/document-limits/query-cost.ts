import {
  type ArgumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql/index.js';
import { LIMITS } from './limits.ts';

/** What a list without a page size is taken to hold: options, tags, addresses. */
const PLAIN_LIST = 10;

/**
 * Lists of a product that are never longer, whatever page size is asked for: sizes, pictures, the one option. Common
 * storefronts ask for 250 variants of each of 100 products, which brings some hundreds of objects and not a million.
 */
const SHORT_LISTS: Readonly<Record<string, number>> = {
  'Product.variants': 16,
  'Product.images': 16,
  'Product.media': 16,
  'Product.options': 3,
  'ProductOption.optionValues': 16,
  'ProductVariant.selectedOptions': 3,
};

/** What the cost of an operation is worked out from. */
export interface CostInput {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: Readonly<Record<string, unknown>>;
}

interface Work extends CostInput {
  fragmentCosts: Map<string, number>;
}

function argumentValue(argument: ArgumentNode | undefined, variables: CostInput['variables']): unknown {
  if (argument?.value.kind === Kind.INT) return Number(argument.value.value);
  if (argument?.value.kind === Kind.VARIABLE) return variables[argument.value.name.value];
  return undefined;
}

/** A page size outside its bounds is refused by the resolver; here it counts as the nearest one within. */
function pageSize(field: FieldNode, variables: CostInput['variables']): number | undefined {
  const sizes = ['first', 'last'].flatMap((name) => {
    const value = argumentValue(
      field.arguments?.find((argument) => argument.name.value === name),
      variables,
    );
    return typeof value === 'number' && value > 0 ? [Math.min(value, LIMITS.items)] : [];
  });
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

function listedIds(field: FieldNode, variables: CostInput['variables']): number | undefined {
  const ids = field.arguments?.find((argument) => ['ids', 'identifiers'].includes(argument.name.value));
  if (ids?.value.kind === Kind.LIST) return ids.value.values.length;
  const value = ids?.value.kind === Kind.VARIABLE ? variables[ids.value.name.value] : undefined;
  return Array.isArray(value) ? Math.min(value.length, LIMITS.items) : undefined;
}

const fieldsOf = (type: GraphQLNamedType): ReturnType<GraphQLObjectType['getFields']> =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};

/**
 * The objects a field brings, its own and those below. `page` is the size its connection was asked for: the edges and nodes
 * of a connection are that many.
 */
function fieldCost(field: FieldNode, parent: GraphQLNamedType, page: number | undefined, work: Work): number {
  const declared = fieldsOf(parent)[field.name.value];
  if (!declared || !field.selectionSet) return 0;
  const type = getNamedType(declared.type);
  if (!isCompositeType(type)) return 0;
  const isList = isListType(isNonNullType(declared.type) ? declared.type.ofType : declared.type);
  const most = SHORT_LISTS[`${parent.name}.${field.name.value}`] ?? Number.POSITIVE_INFINITY;
  const size = pageSize(field, work.variables);
  const requested = size && Math.min(size, most);
  const many = isList ? (requested ?? listedIds(field, work.variables) ?? page ?? Math.min(PLAIN_LIST, most)) : 1;
  return many * (1 + selectionCost(field.selectionSet, type, isList ? undefined : requested, work));
}

function selectionCost(
  selections: SelectionSetNode,
  parent: GraphQLNamedType,
  page: number | undefined,
  work: Work,
): number {
  return selections.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + fieldCost(selection, parent, page, work);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + fragmentCost(selection.name.value, page, work);
    const condition = selection.typeCondition && work.schema.getType(selection.typeCondition.name.value);
    return sum + selectionCost(selection.selectionSet, condition ?? parent, page, work);
  }, 0);
}

function fragmentCost(name: string, page: number | undefined, work: Work): number {
  const key = `${name} ${page ?? ''}`;
  const known = work.fragmentCosts.get(key);
  if (known !== undefined) return known;
  const fragment = work.fragments[name];
  const type = fragment && work.schema.getType(fragment.typeCondition.name.value);
  const cost = fragment && type ? selectionCost(fragment.selectionSet, type, page, work) : 0;
  work.fragmentCosts.set(key, cost);
  return cost;
}

/** How many objects the operation brings if every page is full. The document is valid, so its fragments hold no circle. */
export function queryCost(input: CostInput): number {
  const root = input.schema.getRootType(input.operation.operation);
  if (!root) return 0;
  return selectionCost(input.operation.selectionSet, root, undefined, { ...input, fragmentCosts: new Map() });
}
