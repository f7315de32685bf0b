import { cursorOf, edgesOf, nodeOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import type {
  ImageConnectionResolvers,
  ImageEdgeResolvers,
  MediaConnectionResolvers,
  MediaEdgeResolvers,
} from '../generated/resolvers.ts';

export const ImageConnection: ImageConnectionResolvers = { edges: edgesOf, nodes: nodesOf, pageInfo: pageInfoOf };
export const ImageEdge: ImageEdgeResolvers = { cursor: cursorOf, node: nodeOf };
export const MediaConnection: MediaConnectionResolvers = { edges: edgesOf, nodes: nodesOf, pageInfo: pageInfoOf };
export const MediaEdge: MediaEdgeResolvers = { cursor: cursorOf, node: nodeOf };
