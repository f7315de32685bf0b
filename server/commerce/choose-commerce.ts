import type { Shutdown } from '../life/shutdown.ts';
import type { Config } from '../settings/config.ts';
import type { Commerce } from './commerce.ts';

/**
 * The provider the settings name. Only the chosen one is loaded: with one elsewhere nothing of `commerce/` is in the process.
 * Throws `ConfigError` where one elsewhere cannot be spoken to.
 */
export async function chooseCommerce(config: Config, shutdown: Shutdown): Promise<Commerce> {
  if (!config.hosted) return (await import('./embedded/embedded-commerce.ts')).embeddedCommerce(config, shutdown);
  return (await import('./hosted/hosted-commerce.ts')).hostedCommerce(config, config.hosted);
}
