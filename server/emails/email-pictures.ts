import { pictureName } from '../pictures/picture-job.ts';
import type { Pictures } from '../pictures/pictures.ts';

/** The kit that is handed out to others: an email is read for years, and shows whatever the kit draws then. */
const ANY_KIT = '000000';

/**
 * Addresses of pictures for emails, whole and as JPEG. Each is drawn as soon as it is named: mail programs wait for nothing,
 * and their proxies keep what they were given first.
 */
export function emailPictures(shopOrigin: string, pictures: Pictures): (spec: string, width: number) => string {
  return (spec, width) => {
    // Whoever is given an address may use it, whatever the catalogue names by then.
    pictures.url(spec, width, 'jpeg');
    void pictures.prepare({ spec, width, format: 'jpeg' });
    return `${shopOrigin}/pictures/${ANY_KIT}/${pictureName({ spec, width, format: 'jpeg' })}`;
  };
}
