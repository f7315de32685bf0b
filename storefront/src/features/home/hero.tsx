import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './hero.module.css';

interface Addresses {
  webp: string;
  avif: string;
}

/** Addresses of the hero scene, composed for four shapes of screen; each as WebP and as AVIF. */
export interface HeroPictures {
  laptop: { small: string; large: string; avif: string };
  phone: Addresses;
  tablet: Addresses;
  /** Much wider than high. */
  wide: Addresses;
}

const PHONE = { media: '(max-width: 799px)', width: '960', height: '1018' } as const;
const TABLET = { media: '(max-width: 1159px)', width: '1080', height: '800' } as const;
const WIDE = { media: '(min-width: 2000px)', width: '2560', height: '820' } as const;

export function Hero({ pictures, shop }: { pictures: HeroPictures; shop: string | undefined }) {
  const { laptop, phone, tablet, wide } = pictures;
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
            <Link to={shop ?? paths.collection('new-arrivals')} className={buttonClass()}>
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
        <source {...TABLET} type="image/avif" srcSet={tablet.avif} />
        <source {...TABLET} srcSet={tablet.webp} />
        <source {...WIDE} type="image/avif" srcSet={wide.avif} />
        <source {...WIDE} srcSet={wide.webp} />
        <source type="image/avif" srcSet={laptop.avif} sizes="100vw" />
        <img
          srcSet={`${laptop.small} 1200w, ${laptop.large} 1920w`}
          sizes="100vw"
          src={laptop.large}
          alt="On the beach before a low sun: Safiya in a printed dress, Pilar and Odile in swimsuits, Noa in swim shorts"
          width="1920"
          height="860"
          fetchPriority="high"
        />
      </picture>
      <div className={styles.wave} />
    </section>
  );
}
