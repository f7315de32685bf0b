import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import type {
  ImageConnectionResolvers,
  ImageEdgeResolvers,
  MediaConnectionResolvers,
  MediaEdgeResolvers,
} from '../generated/resolvers.ts';

export const ImageConnection: ImageConnectionResolvers = connectionResolvers;
export const ImageEdge: ImageEdgeResolvers = edgeResolvers;
export const MediaConnection: MediaConnectionResolvers = connectionResolvers;
export const MediaEdge: MediaEdgeResolvers = edgeResolvers;
