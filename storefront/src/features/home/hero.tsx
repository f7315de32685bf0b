import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './hero.module.css';

/** Addresses of the hero scene: wide art, and art of its own for phones; each as WebP and as AVIF. */
export interface HeroPictures {
  wide: { small: string; large: string; avif: string };
  phone: { webp: string; avif: string };
}

const PHONE = { media: '(max-width: 799px)', width: '780', height: '910' } as const;

export function Hero({ pictures: { wide, phone } }: { pictures: HeroPictures }) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.text}>
        <div className={layout.container}>
          <h1 className={text.display} id="hero">
            Sun’s out,
            <br />
            prints out.
          </h1>
          <p className={classNames(text.lead, styles.lead)}>
            Prints drawn by hand and cut for people who actually swim.
          </p>
          <div className={classNames(layout.row, styles.ways)}>
            <Link to={paths.collection('new-arrivals')} className={buttonClass()}>
              Shop new prints
            </Link>
            <Link to={paths.lookbooks()} className={buttonClass({ variant: 'quiet' })}>
              See the lookbooks
            </Link>
          </div>
        </div>
      </div>
      <picture className={styles.picture}>
        <source {...PHONE} type="image/avif" srcSet={phone.avif} />
        <source {...PHONE} srcSet={phone.webp} />
        <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
        <img
          srcSet={`${wide.small} 1200w, ${wide.large} 1920w`}
          sizes="100vw"
          src={wide.large}
          alt="Four friends in printed swimwear in front of a low sun and blue waves"
          width="1920"
          height="860"
          fetchPriority="high"
        />
      </picture>
      <div className={styles.wave} />
    </section>
  );
}
