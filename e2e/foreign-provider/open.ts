import { openForeignProvider } from './foreign-provider.ts';

/** `node e2e/foreign-provider/open.ts [products] [port]`: a hosted shop to look at the storefront with, until it is stopped. */
const [products = '3', port = '0'] = process.argv.slice(2);
const { origin } = await openForeignProvider({ products: Number(products), port: Number(port), accounts: 'none' });
console.log(origin);
