import type { HelpAnswer } from '@bluebird-bay/content/help/help-answer.ts';
import { Link } from '../../page-runtime/link.tsx';
import { AccordionItem } from '../../ui/sections/accordion.tsx';
import styles from './help-answers.module.css';

/** Questions that open to their answers, without scripts too. */
export function HelpAnswers({ answers, anchored }: { answers: readonly HelpAnswer[]; anchored?: boolean }) {
  return (
    <div>
      {answers.map(({ id, question, answer, more }) => (
        <AccordionItem key={id} title={question}>
          {/* Inside, not around: a browser that is sent to a place opens what the place is in. */}
          <div id={anchored ? id : undefined} className={styles.answer}>
            <p>{answer}</p>
            {more && (
              <p>
                <Link to={more.to}>{more.label}</Link>
              </p>
            )}
          </div>
        </AccordionItem>
      ))}
    </div>
  );
}
