/** Who carries the parcels: as invented as the shop. */
export const TRACKING_COMPANY = 'Tidewater Post';

/** A tracking number: 'TW481516234278PT' with twelve random digits, and the country it goes to at its end. */
export function trackingNumber(randomDigits: string, countryCode: string): string {
  return `TW${randomDigits}${countryCode}`;
}

export const TRACKING_NUMBER = /^TW\d{12}[A-Z]{2}$/;

/** As people read it aloud: 'TW 4815 1623 4278 PT'. */
export function readableTrackingNumber(number: string): string {
  return number.replace(/^(TW)(\d{4})(\d{4})(\d{4})([A-Z]{2})$/, '$1 $2 $3 $4 $5');
}
