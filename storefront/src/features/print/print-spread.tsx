import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import type { PrintHead } from './print-data.ts';
import styles from './print-spread.module.css';

/** The cloth from edge to edge, the label that is sewn into it, and somebody in it. */
export function PrintSpread({ print }: { print: PrintHead }) {
  const { title, description, cloth, worn, productCount } = print;
  return (
    <section aria-labelledby="print">
      <div className={classNames(layout.container, styles.crumbs)}>
        <Breadcrumbs between={[{ label: 'Prints', to: paths.prints() }]} here={title} />
      </div>
      <div className={styles.cloth} style={{ backgroundImage: `url("${cloth.large}")` }}>
        <div className={classNames(layout.container, styles.on)}>
          <div className={styles.label}>
            <h1 className={classNames(text.display, styles.title)} id="print">
              {title}
            </h1>
            <p className={classNames(text.lead, styles.lead)}>{description}</p>
            <a href="#pieces" className={buttonClass()}>
              {productCount === 1 ? 'See the piece' : `See all ${productCount} pieces`}
            </a>
          </div>
          {worn && (
            <Link to={paths.product(worn.handle)} className={styles.worn}>
              <Picture source={worn.picture} sizes="(min-width: 800px) 400px, 60vw" priority="first" />
              <span className={styles.caption}>{worn.title}</span>
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
