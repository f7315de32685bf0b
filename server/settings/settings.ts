/** A wrong setting; its message is one line for the person who starts the shop. */
export class ConfigError extends Error {}

/** A setting's text, without blanks around it; undefined where it is not set or empty. */
export type GetSetting = (name: string) => string | undefined;

/** What a setting says, read; undefined where it is not set. */
export const readIfSet = <T>(value: string | undefined, parse: (value: string) => T): T | undefined =>
  value === undefined ? undefined : parse(value);

/** '1' or '0'. */
export function parseSwitch(name: string, value: string): boolean {
  if (value !== '0' && value !== '1') throw new ConfigError(`${name} must be 0 or 1, not "${value}".`);
  return value === '1';
}

/** A number from 0 to `most`, of what `unit` says. */
export function parseAmount(name: string, value: string, { unit, most }: { unit: string; most: number }): number {
  const amount = Number(value);
  if (!Number.isFinite(amount) || amount < 0 || amount > most)
    throw new ConfigError(`${name} must be a number of ${unit} from 0 to ${most}, not "${value}".`);
  return amount;
}

/** Whether a text is an address of one of these protocols. */
export const isUrlOf = (protocols: RegExp, value: string): boolean =>
  URL.canParse(value) && protocols.test(new URL(value).protocol);

/** What lets somebody in: long enough that nobody guesses it, and fit for a header. */
export function parseToken(name: string, value: string): string {
  if (!/^[\x21-\x7e]{16,200}$/.test(value))
    throw new ConfigError(`${name} must have 16 characters or more, without spaces.`);
  return value;
}

/** 'postgres://user:password@host:5432/name'; undefined where it is not set. */
export const readDatabaseUrl = (get: GetSetting, name: string): string | undefined =>
  readIfSet(get(name), (value) => {
    if (!isUrlOf(/^postgres(ql)?:$/, value))
      throw new ConfigError(`${name} must look like postgres://user:password@host:5432/name.`);
    return value;
  });

/** 'https://shop.example', whatever stands behind the host. */
export function parseOrigin(name: string, value: string): string {
  if (!isUrlOf(/^https?:$/, value) || new URL(value).pathname !== '/')
    throw new ConfigError(`${name} must be an address like https://shop.example, not "${value}".`);
  return new URL(value).origin;
}

/** A host with or without a port, as it stands in a policy; '' where there is none of its own. */
export function parseHost(name: string, value: string): string {
  if (value !== '' && !/^[a-z\d.-]+(?::\d{1,5})?$/i.test(value))
    throw new ConfigError(`${name} must be a host like checkout.shop.example, not "${value}".`);
  return value;
}
