import { STUDENT_PERCENT } from '@bluebird-bay/content/promises.ts';
import { later } from '../../page-runtime/later.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './student-hero.module.css';

const StudentForm = later(() => import('./student-form.tsx').then((module) => module.StudentForm));

/** The offer, the form for it, and somebody who has it already. */
export function StudentHero({ picture, hash }: { picture: PictureSource; hash: string }) {
  return (
    <section className={styles.hero} aria-labelledby="student">
      <div className={classNames(layout.container, styles.halves)}>
        <div className={styles.text}>
          <h1 className={styles.title} id="student">
            <span className={styles.number}>{STUDENT_PERCENT}%</span> off for students
          </h1>
          <p className={classNames(text.lead, styles.lead)}>
            All year, on everything, sale included. Confirm your school email and the code is yours.
          </p>
          <StudentForm hash={hash} />
        </div>
        <div className={styles.figure}>
          <Picture source={picture} sizes="(min-width: 900px) 480px, 70vw" priority="hero" />
        </div>
      </div>
      <div className={styles.sea} aria-hidden="true" />
    </section>
  );
}
