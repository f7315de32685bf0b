import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import link from '../../../ui/buttons/link-button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { drawnImage } from '../doll/drawn-item.ts';
import styles from './try-on-link.module.css';

interface TryOnLinkProps {
  handle: string;
  /** The product and its print, for whoever hears it: several may stand on a page. */
  title: string;
  print: string | undefined;
  /** A picture of it; the address of one of ours says what is on it. */
  picture: string | undefined;
}

/** The way of a product onto a doll; nothing for what has no doll-sized pattern, or was not drawn by us. */
export function TryOnLink({ handle, title, print, picture }: TryOnLinkProps) {
  const image = drawnImage(picture);
  if (image === undefined) return null;
  return (
    <p>
      <Link to={paths.tryOn(image, handle, print ?? title)} className={classNames(link.link, styles.link)}>
        Try it on a doll
        <VisuallyHidden>: {print ? `${title} in ${print}` : title}</VisuallyHidden>
      </Link>
    </p>
  );
}
