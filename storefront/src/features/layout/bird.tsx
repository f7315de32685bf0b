import bluebird from './bluebird.svg';

/** The bluebird of the logo, as large as its box. */
export function Bird() {
  return <img src={bluebird} alt="" width="42" height="36" />;
}
