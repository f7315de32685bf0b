import type { ComponentPropsWithRef } from 'react';

/** One picture in the two widths the shop is served in, 400 and 800 px. */
export interface PictureSource {
  small: string;
  large: string;
  /** The same as AVIF, a `srcset` up to 1200 px, where there is one. */
  avif?: string;
  /** Empty when the words beside the picture already say it. */
  alt: string;
}

type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt' | 'loading' | 'fetchPriority'> & {
  source: PictureSource;
  /** The layout's width of the picture, as in the `sizes` attribute. */
  sizes: string;
  /** `first` for what the first view shows, `hero` for its largest picture; the rest waits until it is near. */
  priority?: 'first' | 'hero' | undefined;
};

/** A picture that knows its box before it loads; 4:5 unless said otherwise. */
export function Picture({ source, priority, width = 800, height = 1000, ...rest }: PictureProps) {
  const img = (
    <img
      {...rest}
      src={source.small}
      srcSet={`${source.small} 400w, ${source.large} 800w`}
      alt={source.alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority === 'hero' ? { fetchPriority: 'high' } : { decoding: 'async' })}
    />
  );
  if (!source.avif) return img;
  return (
    <picture style={{ display: 'contents' }}>
      {/* Without a box: in a grid it would take a place of its own. */}
      <source hidden type="image/avif" srcSet={source.avif} sizes={rest.sizes} />
      {img}
    </picture>
  );
}
