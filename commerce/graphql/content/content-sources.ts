import type { ArticleRecord, BlogRecord, PageRecord } from '../../store/content/content.ts';
import type { Connection, Edge } from '../connection/connection.ts';

export type PageConnectionSource = Connection<PageRecord>;
export type PageEdgeSource = Edge<PageRecord>;
export type BlogConnectionSource = Connection<BlogRecord>;
export type BlogEdgeSource = Edge<BlogRecord>;
export type ArticleConnectionSource = Connection<ArticleRecord>;
export type ArticleEdgeSource = Edge<ArticleRecord>;
