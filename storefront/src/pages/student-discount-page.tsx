import Text from '@bluebird-bay/content/pages/student-discount.mdx';
import { STUDENT_PERCENT } from '@bluebird-bay/content/promises.ts';
import { Prose } from '../features/content/prose.tsx';
import { Head } from '../features/layout/head.tsx';
import type { ProductCardData } from '../features/product/product-card-data.ts';
import { StudentHero } from '../features/student/student-hero.tsx';
import { belowFold } from '../page-runtime/below-fold.tsx';
import { later } from '../page-runtime/later.tsx';
import type { PageProps } from '../page-runtime/page.ts';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import type { PictureSource } from '../ui/picture.tsx';

const StudentRail = belowFold(
  later(() => import('../features/student/student-rail.tsx').then((module) => module.StudentRail)),
);

export interface StudentDiscountPageData {
  picture: PictureSource;
  /** Products that are kind to a student's budget. */
  cards: readonly ProductCardData[];
}

export default function StudentDiscountPage({ data, location }: PageProps<StudentDiscountPageData>) {
  return (
    <>
      <Head
        title="Student discount"
        description={`${STUDENT_PERCENT}% off for students, all year, on everything: confirm your school email and the code is yours.`}
        canonical={paths.studentDiscount()}
      />
      <StudentHero picture={data.picture} hash={location.hash} />
      <div className={classNames(layout.container, layout.section)}>
        <Prose>
          <Text />
        </Prose>
      </div>
      <StudentRail cards={data.cards} />
    </>
  );
}
