import { later } from '../../page-runtime/later.tsx';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney } from '../../ui/money/money-format.ts';
import { useDialog } from '../../ui/overlays/use-dialog.ts';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { prepareCart } from '../cart/cart-actions.ts';
import { LookPicture } from './look-picture.tsx';
import { toned } from './look-style.ts';
import type { LookbookSpread } from './lookbook-data.ts';
import styles from './spread.module.css';

const loadDialog = () => import('./whole-look-dialog.tsx').then((module) => module.WholeLookDialog);

const BeachButton = later(() => import('../offline/beach/beach-button.tsx').then((module) => module.BeachButton));

/** The first pages of a lookbook: its cover, its title, and what is worn. `path` is the lookbook's. */
export function Spread({ spread, path }: { spread: LookbookSpread; path: string }) {
  const { title, setting, lead, tone, fabric, cover, look } = spread;
  const whole = useDialog(loadDialog);
  const prepare = () => {
    prepareCart();
    whole.prepare();
  };
  return (
    <section className={styles.spread} style={toned(tone)} aria-labelledby="lookbook">
      <LookPicture look={cover} sizes="(min-width: 800px) 50vw, 100vw" first className={styles.cover} />
      <div className={styles.text}>
        <img className={styles.disc} src={fabric} alt="" width="400" height="400" loading="lazy" fetchPriority="low" />
        <p className={classNames(text.meta, styles.setting)}>{setting}</p>
        <h1 className={classNames(text.display, styles.title)} id="lookbook">
          {title}
        </h1>
        <p className={classNames(text.lead, styles.lead)}>{lead}</p>
        {look.length > 0 && (
          <button
            type="button"
            className={classNames(buttonClass(), styles.whole)}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={whole.show}
          >
            Shop the whole look
          </button>
        )}
        {whole.failed && <p role="alert">That did not load. Check the connection and try again.</p>}
        <BeachButton path={path} />
        <ul className={styles.products}>
          {look.map(({ handle, title: name, print, price, flat }) => (
            <li key={handle}>
              <Link to={paths.product(handle)} className={styles.product}>
                <Picture source={{ ...flat, alt: '' }} sizes="(min-width: 800px) 160px, 44vw" />
                <b>{name}</b>
                {print && <span>{print}</span>}
                <span className={text.number}>{formatMoney(price)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {whole.Dialog && <whole.Dialog title={title} look={look} open={whole.open} onClose={whole.close} />}
    </section>
  );
}
