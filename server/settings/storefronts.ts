import { type GetSetting, parseOrigin, parseSwitch, parseToken, readIfSet } from './settings.ts';

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

/** Reads these settings; throws `ConfigError` on the first that is wrong. */
export function readStorefronts(get: GetSetting): Storefronts {
  return {
    storefrontUrl: readIfSet(get('STOREFRONT_URL'), (url) => parseOrigin('STOREFRONT_URL', url)),
    privateToken: readIfSet(get('STOREFRONT_PRIVATE_TOKEN'), (token) => parseToken('STOREFRONT_PRIVATE_TOKEN', token)),
    storefrontOrigins:
      readIfSet(get('STOREFRONT_ORIGINS'), (origins) =>
        origins.split(',').map((origin) => parseOrigin('STOREFRONT_ORIGINS', origin.trim())),
      ) ?? [],
    openApi: parseSwitch('OPEN_API', get('OPEN_API') ?? '0'),
  };
}
