import { ConfigError, type GetSetting, parseOrigin, parseSwitch } from './settings.ts';

/** Who may ask our Storefront API beside our own pages. */
export interface Storefronts {
  /** Opens it to servers that call for their shoppers; without it none do. */
  privateToken: string | undefined;
  /** Where checkout and emails lead shoppers; the shop's own pages unless set. */
  storefrontUrl: string | undefined;
  /** Storefronts of other addresses whose pages may call it. */
  storefrontOrigins: readonly string[];
  /** Anyone may, from any page and without a token, as the hosted provider has it. */
  openApi: boolean;
}

function parsePrivateToken(value: string): string {
  if (!/^[\x21-\x7e]{16,200}$/.test(value))
    throw new ConfigError('STOREFRONT_PRIVATE_TOKEN must have 16 characters or more, without spaces.');
  return value;
}

const parseOrigins = (name: string, value: string): string[] =>
  value.split(',').map((origin) => parseOrigin(name, origin.trim()));

/** Reads these settings; throws `ConfigError` on the first that is wrong. */
export function readStorefronts(get: GetSetting): Storefronts {
  const token = get('STOREFRONT_PRIVATE_TOKEN');
  const origins = get('STOREFRONT_ORIGINS');
  const url = get('STOREFRONT_URL');
  return {
    storefrontUrl: url === undefined ? undefined : parseOrigin('STOREFRONT_URL', url),
    privateToken: token === undefined ? undefined : parsePrivateToken(token),
    storefrontOrigins: origins === undefined ? [] : parseOrigins('STOREFRONT_ORIGINS', origins),
    openApi: parseSwitch('OPEN_API', get('OPEN_API') ?? '0'),
  };
}
