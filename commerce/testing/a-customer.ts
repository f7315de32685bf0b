import { CUSTOMER_CREATE, SIGN_IN } from './account-operations.ts';
import { at, type ProviderUnderTest, textAt } from './provider-under-test.ts';

export const PASSWORD = 'seven-salty-seagulls';

/** What a test says about a customer; everything it leaves out is ordinary. */
export interface CustomerOptions {
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
}

export interface SignedInCustomer {
  /** As the API shows it. */
  gid: string;
  id: number;
  email: string;
  password: string;
  token: string;
}

let made = 0;

/** A network of its own for each call, so that limits of one test do not reach another. */
export function aNetwork(): { address: string } {
  made += 1;
  return { address: `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}` };
}

/** The number in a customer's id. */
export const numberOf = (gid: string): number => Number(gid.replace('gid://shopify/Customer/', ''));

/** Signs in; the token, or undefined. */
export async function signIn(
  test: ProviderUnderTest,
  email: string,
  password: string,
  caller = aNetwork(),
): Promise<string | undefined> {
  const { data } = await test.request(SIGN_IN, { email, password }, {}, caller);
  const token = at(data, 'customerAccessTokenCreate', 'customerAccessToken', 'accessToken');
  return typeof token === 'string' ? token : undefined;
}

/** A customer who has signed up and in, through the API. */
export async function aCustomer(test: ProviderUnderTest, options: CustomerOptions = {}): Promise<SignedInCustomer> {
  made += 1;
  const email = options.email ?? `marina.costa.${made}@example.com`;
  const password = options.password ?? PASSWORD;
  const input = { email, password, firstName: options.firstName ?? 'Marina', lastName: options.lastName ?? 'Costa' };
  const { data } = await test.request(CUSTOMER_CREATE, { input }, {}, aNetwork());
  const gid = textAt(data, 'customerCreate', 'customer', 'id');
  const token = await signIn(test, email, password);
  if (!token) throw new Error(`${email} cannot sign in.`);
  return { gid, id: numberOf(gid), email, password, token };
}
