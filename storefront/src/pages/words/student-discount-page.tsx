import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import type { ProductCardData } from '../../features/product/card/product-card-data.ts';
import { StudentHero } from '../../features/student/student-hero.tsx';
import { belowFold, later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import type { PictureSource } from '../../ui/picture.tsx';

const StudentWords = later(() =>
  import('../../features/student/student-words.tsx').then((module) => module.StudentWords),
);
const StudentRail = belowFold(
  later(() => import('../../features/student/student-rail.tsx').then((module) => module.StudentRail)),
);

export interface StudentDiscountPageData {
  page: TextPageData;
  picture: PictureSource;
  /** Products that are kind to a student's budget. */
  cards: readonly ProductCardData[];
}

export default function StudentDiscountPage({ data, location }: PageProps<StudentDiscountPageData>) {
  return (
    <>
      <TextHead page={data.page} />
      <StudentHero picture={data.picture} hash={location.hash} />
      <div className={classNames(layout.container, layout.section)}>
        <StudentWords words={data.page.words} />
      </div>
      <StudentRail cards={data.cards} />
    </>
  );
}
