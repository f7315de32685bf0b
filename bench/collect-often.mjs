import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** `NODE_OPTIONS="--import $PWD/bench/collect-often.mjs" npm run bench memory`: what is left after a collection is what is kept. */
setFlagsFromString('--expose-gc');
setInterval(runInNewContext('gc'), 20_000).unref();
