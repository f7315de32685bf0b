// Runs where the packages of Hydrogen's skeleton are installed: lays its template out there. The newest one of 2025-07 that
// registries carry is of 2025.7.0; what a shopper meets of 2025.7.3 beside the packages is the handler of requests.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

const TEMPLATE = 'node_modules/@shopify/create-hydrogen/dist/assets/hydrogen/starter';
const PARTS = ['app', 'public', 'env.d.ts', 'react-router.config.ts', 'server.ts', 'tsconfig.json', 'vite.config.ts'];

// As docs/operations.md has it; where the shop is is told by the setting.
const POLICY = `createContentSecurityPolicy({
  shop: { checkoutDomain: context.env.PUBLIC_CHECKOUT_DOMAIN, storeDomain: context.env.PUBLIC_STORE_DOMAIN },
  imgSrc: ["'self'", 'https://cdn.shopify.com', 'https://shop.example'],
});`;

function change(file, pattern, replacement) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(pattern, () => replacement);
  if (after === before) throw new Error(`${file} is not what it was: ${pattern} is not in it.`);
  writeFileSync(file, after);
}

for (const part of PARTS) cpSync(`${TEMPLATE}/${part}`, part, { recursive: true });
change(
  'server.ts',
  /import \{storefrontRedirect\}.*?;\nimport \{createRequestHandler\}.*?;/s,
  `import {createRequestHandler, storefrontRedirect} from '@shopify/hydrogen';`,
);
change(
  'app/entry.server.tsx',
  /createContentSecurityPolicy\(\{.*?\n {2}\}\);/s,
  POLICY.replace(`'https://shop.example'`, 'context.env.PUBLIC_STORE_DOMAIN'),
);
