import { Head } from '../layout/head.tsx';
import type { TextPageData } from './text-page-data.ts';

/** What search engines and shared links see of a page of text. */
export function TextHead({ page: { path, front, picture } }: { page: TextPageData }) {
  const { title, description, hidden } = front;
  return (
    <Head title={title} description={description} picture={picture?.large} {...(!hidden && { canonical: path })} />
  );
}
