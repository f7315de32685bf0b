import type { ReactNode } from 'react';
import { later } from '../../page-runtime/later.tsx';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ACCOUNT_ICONS } from '../../ui/icons/account-icons.ts';
import { ICON_SHAPES, Icon } from '../../ui/icons/icon.tsx';
import { LineIcon } from '../../ui/icons/line-icon.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './contact-view.module.css';

const ContactForm = later(() => import('./contact-form.tsx').then((module) => module.ContactForm));

const QUICKER = [
  {
    label: 'Track an order',
    line: 'See every step, no account needed',
    to: paths.trackOrder(),
    icon: ICON_SHAPES.truck,
  },
  {
    label: 'Start a return',
    line: 'Swap a size or get money back',
    to: paths.requestReturn(),
    icon: ACCOUNT_ICONS.back,
  },
  {
    label: 'Find your size',
    line: 'Charts in inches and centimetres',
    to: paths.sizeGuide(),
    icon: ICON_SHAPES.ruler,
  },
  {
    label: 'Shipping times and costs',
    line: 'For each of our countries',
    to: paths.shipping(),
    icon: ACCOUNT_ICONS.box,
  },
  { label: 'Everything people ask', line: 'Answers, to be searched', to: paths.help(), icon: ICON_SHAPES.search },
] as const;

/** Quicker ways on the left, the form on the right, words below. */
export function ContactView({ lead, children }: { lead: string | undefined; children: ReactNode }) {
  return (
    <div className={layout.container}>
      <div className={styles.contact}>
        <div>
          <h1 className={text.h1}>Say hello</h1>
          {lead && <p className={classNames(text.lead, styles.lead)}>{lead}</p>}
          <ul className={styles.quicker}>
            {QUICKER.map(({ label, line, to, icon }) => (
              <li key={to}>
                <Link to={to}>
                  <LineIcon shape={icon} />
                  <span>
                    <b>{label}</b>
                    <small>{line}</small>
                  </span>
                  <Icon name="right" size="small" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <ContactForm />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
