import {
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql/index.js';

/** What takes a value: an argument of a field or a directive, or a field of an input object. */
export interface ValueHolder {
  /** What it belongs to: 'Field', 'Directive' or 'InputObject', by name. */
  ownerKind: 'Field' | 'Directive' | 'InputObject';
  owner: string;
  name: string;
  type: GraphQLInputType | undefined;
}

/** Where a node stands in a document. */
export interface Place {
  /** 'query Home', 'shop', 'name', as the hosted provider writes the way to it. */
  path: string[];
  /** The operation's name, or what it is called without one. */
  operation: string;
  /** Type whose field the node is in. */
  parentType: string;
  /** Type of the field the node is in, or is. */
  fieldType: string;
  holder: ValueHolder | undefined;
}

/** What a node adds to the way. */
function stepOf(node: ASTNode): string[] {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return [node.name ? `${node.operation} ${node.name.value}` : node.operation];
    case Kind.FRAGMENT_DEFINITION:
      return [`fragment ${node.name.value}`];
    case Kind.INLINE_FRAGMENT:
      return [node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...'];
    case Kind.FIELD:
      return [node.alias?.value ?? node.name.value];
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return [node.name.value];
    default:
      return [];
  }
}

const isNode = (entry: ASTNode | readonly ASTNode[]): entry is ASTNode => 'kind' in entry;

function holderOf(node: ASTNode, parent: ASTNode | undefined, types: TypeInfo): ValueHolder | undefined {
  if (node.kind === Kind.OBJECT_FIELD) {
    const owner = types.getParentInputType();
    const type = types.getInputType() ?? undefined;
    return { ownerKind: 'InputObject', owner: owner ? getNamedType(owner).name : '', name: node.name.value, type };
  }
  if (node.kind !== Kind.ARGUMENT || (parent?.kind !== Kind.FIELD && parent?.kind !== Kind.DIRECTIVE)) return undefined;
  const ownerKind = parent.kind === Kind.FIELD ? 'Field' : 'Directive';
  return { ownerKind, owner: parent.name.value, name: node.name.value, type: types.getArgument()?.type };
}

const operationName = (nodes: readonly ASTNode[]): string => {
  for (const node of nodes)
    if (node.kind === Kind.OPERATION_DEFINITION) return node.name?.value ?? `anonymous ${node.operation}`;
  return '';
};

/** Finds a node of a document; undefined for one of another. */
export function placeOf(target: ASTNode, document: DocumentNode, schema: GraphQLSchema): Place | undefined {
  const types = new TypeInfo(schema);
  const holders: Array<ValueHolder | undefined> = [];
  let place: Place | undefined;
  const visitor = visitWithTypeInfo(types, {
    enter(node, _key, parent, _path, ancestors) {
      if (place) return;
      // The parent is not among the ancestors.
      const above = [...ancestors, ...(parent ? [parent] : [])].filter(isNode);
      holders.push(holderOf(node, above.at(-1), types));
      if (node !== target) return;
      const type = types.getType();
      place = {
        path: [...above, node].flatMap(stepOf),
        operation: operationName([...above, node]),
        parentType: types.getParentType()?.name ?? '',
        fieldType: type ? getNamedType(type).name : '',
        holder: holders.findLast((holder) => holder !== undefined),
      };
    },
    leave() {
      if (!place) holders.pop();
    },
  });
  visit(document, visitor);
  return place;
}
