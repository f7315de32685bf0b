import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilSomebodyWaits } from '../../checkout/testing/stepped-db.ts';
import { anonymiseCustomer } from '../../store/customer/close-customer.ts';
import { addressesOf, deleteAddress } from '../../store/customer/customer-addresses.ts';
import { aCustomer, type SignedInCustomer } from '../../testing/a-customer.ts';
import {
  ADDRESS_CREATE,
  ADDRESS_DELETE,
  ADDRESS_UPDATE,
  CUSTOMER_ADDRESSES,
  DEFAULT_ADDRESS_UPDATE,
  SIGN_OUT,
} from '../../testing/account-operations.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';

const HOME = {
  address1: '218 Kingfisher Lane',
  city: 'Santa Cruz',
  province: 'California',
  country: 'United States',
  zip: '95060',
};

describe('an address book', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const create = async ({ token }: SignedInCustomer, address: object) =>
    at((await test.request(ADDRESS_CREATE, { token, address })).data, 'customerAddressCreate');
  const book = async ({ token }: SignedInCustomer) =>
    at((await test.request(CUSTOMER_ADDRESSES, { token })).data, 'customer');
  const streets = async (customer: SignedInCustomer): Promise<unknown[]> => {
    const edges = at(await book(customer), 'addresses', 'edges');
    return Array.isArray(edges) ? edges.map((edge) => at(edge, 'node', 'address1')) : [];
  };
  const defaultStreet = async (customer: SignedInCustomer) => {
    const found = await book(customer);
    const edges = at(found, 'addresses', 'edges');
    const id = at(found, 'defaultAddress', 'id');
    return Array.isArray(edges)
      ? at(
          edges.find((edge) => at(edge, 'node', 'id') === id),
          'node',
          'address1',
        )
      : undefined;
  };

  it('makes none the default that another tab is taking out', async () => {
    const ana = await aCustomer(test);
    const id = textAt(await create(ana, HOME), 'customerAddress', 'id');
    const choosing = await withTx(test.db, async (tx) => {
      await deleteAddress(tx, ana.id, Number(/\d+/.exec(id)));
      let isOver = false;
      const answer = test.request(DEFAULT_ADDRESS_UPDATE, { token: ana.token, id }).finally(() => {
        isOver = true;
      });
      await untilSomebodyWaits(test.db, () => isOver);
      return commit({ answer });
    });
    const { data } = await choosing.answer;
    expect(at(data, 'customerDefaultAddressUpdate', 'customerUserErrors', 0, 'code')).toBe('NOT_FOUND');
    expect(await defaultStreet(ana)).toBeUndefined();
  });

  it('takes none for an account that is being closed', async () => {
    const ana = await aCustomer(test);
    const creating = await withTx(test.db, async (tx) => {
      await anonymiseCustomer(tx, ana.id, new Date());
      let isOver = false;
      const answer = create(ana, HOME).finally(() => {
        isOver = true;
      });
      await untilSomebodyWaits(test.db, () => isOver);
      return commit({ answer });
    });
    expect(await creating.answer).toBeNull();
    expect(await addressesOf(test.db, ana.id)).toEqual([]);
  });

  it('takes an address, in its owner’s name unless another is given, and the first is the default', async () => {
    const ana = await aCustomer(test, { firstName: 'Ana', lastName: 'Reyes' });
    expect(await create(ana, HOME)).toEqual({
      customerAddress: {
        id: expect.stringMatching(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress$/),
        firstName: 'Ana',
        lastName: 'Reyes',
        company: null,
        address1: '218 Kingfisher Lane',
        address2: null,
        city: 'Santa Cruz',
        province: 'California',
        provinceCode: 'CA',
        country: 'United States',
        countryCodeV2: 'US',
        zip: '95060',
        phone: null,
      },
      customerUserErrors: [],
      userErrors: [],
    });
    await create(ana, {
      ...HOME,
      country: 'PH',
      province: 'PH-CEB',
      zip: '6000',
      city: 'Cebu City',
      address1: '4 Mango Avenue',
      firstName: 'Bea',
    });
    expect(await book(ana)).toMatchObject({
      addresses: {
        edges: [
          { node: { formattedArea: 'Santa Cruz CA, United States' } },
          { node: { formattedArea: 'Cebu City Cebu, Philippines', provinceCode: 'PH-CEB', firstName: 'Bea' } },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(await defaultStreet(ana)).toBe('218 Kingfisher Lane');
  });

  it.each([
    [{ address1: '' }, 'BLANK', 'address1', "Address1 can't be blank"],
    [{ city: null }, 'BLANK', 'city', "City can't be blank"],
    [{ country: '' }, 'BLANK', 'country', "Country can't be blank"],
    [{ country: 'Atlantis' }, 'INVALID', 'country', 'Country is invalid'],
    [{ province: 'Bavaria' }, 'INVALID', 'province', 'Province is invalid'],
    [{ zip: 'ABC' }, 'INVALID', 'zip', 'Zip is invalid'],
    [{ phone: 'call' }, 'INVALID', 'phone', 'Phone is invalid'],
    [{ address2: 'x'.repeat(256) }, 'TOO_LONG', 'address2', 'Address2 is too long (maximum is 255 characters)'],
    [{ company: '<script>' }, 'CONTAINS_HTML_TAGS', 'company', 'Company cannot contain HTML tags'],
    [{ firstName: 'www.win.example' }, 'CONTAINS_URL', 'firstName', 'First name cannot contain URL'],
  ])('refuses %j with %s', async (change, code, field, message) => {
    const ana = await aCustomer(test);
    expect(await create(ana, { ...HOME, ...change })).toEqual({
      customerAddress: null,
      customerUserErrors: [{ code, field: ['address', field], message }],
      userErrors: [{ field: ['address', field], message }],
    });
    expect(await streets(ana)).toEqual([]);
  });

  it('changes what is given and keeps the rest', async () => {
    const ana = await aCustomer(test);
    const id = textAt(await create(ana, { ...HOME, company: 'Bay & Daughters' }), 'customerAddress', 'id');
    const update = async (address: object) =>
      at((await test.request(ADDRESS_UPDATE, { token: ana.token, id, address })).data, 'customerAddressUpdate');
    expect(await update({ address1: '1 Pier', company: null })).toMatchObject({
      customerAddress: { id, address1: '1 Pier', company: null, city: 'Santa Cruz', provinceCode: 'CA' },
    });
    expect(await update({ country: 'Portugal' })).toMatchObject({
      customerAddress: null,
      customerUserErrors: [{ code: 'INVALID', field: ['address', 'zip'] }],
    });
    expect(await update({ country: 'Portugal', zip: '1200-202', province: null, city: 'Lisboa' })).toMatchObject({
      customerAddress: { country: 'Portugal', zip: '1200-202', province: null, provinceCode: null },
    });
  });

  it('moves the default, and hands it on when it is deleted', async () => {
    const ana = await aCustomer(test);
    await create(ana, { ...HOME, address1: 'One' });
    const two = textAt(await create(ana, { ...HOME, address1: 'Two' }), 'customerAddress', 'id');
    const { data } = await test.request(DEFAULT_ADDRESS_UPDATE, { token: ana.token, id: two });
    expect(at(data, 'customerDefaultAddressUpdate')).toEqual({
      customer: { id: ana.gid, defaultAddress: { id: two } },
      customerUserErrors: [],
      userErrors: [],
    });
    expect(await defaultStreet(ana)).toBe('Two');
    const deletion = await test.request(ADDRESS_DELETE, { token: ana.token, id: two });
    expect(at(deletion.data, 'customerAddressDelete')).toEqual({
      deletedCustomerAddressId: two,
      customerUserErrors: [],
      userErrors: [],
    });
    expect([await streets(ana), await defaultStreet(ana)]).toEqual([['One'], 'One']);
  });

  it('shows twenty of more, and says that there are more', async () => {
    const ana = await aCustomer(test);
    for (let index = 1; index <= 21; index += 1) await create(ana, { ...HOME, address1: `${index} Pier` });
    expect(await streets(ana)).toHaveLength(20);
    expect(at(await book(ana), 'addresses', 'pageInfo', 'hasNextPage')).toBe(true);
  });

  it('is not filled without end, even by many at once', async () => {
    const ana = await aCustomer(test);
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, index) => create(ana, { ...HOME, address1: `${index} Pier` })),
    );
    expect(answers.filter((answer) => at(answer, 'customerAddress'))).toHaveLength(100);
  });

  /** Every operation, by everybody, on an address of Ana's (A6). */
  describe('of somebody else', () => {
    const denied = { errors: [{ extensions: { code: 'ACCESS_DENIED' } }] };
    const missing = (field: string) => [{ code: 'NOT_FOUND', field: [field], message: 'Address does not exist' }];
    const operations = [
      ['customerAddressUpdate', ADDRESS_UPDATE, { address: { address1: 'Stolen' } }, 'id'],
      ['customerAddressDelete', ADDRESS_DELETE, {}, 'id'],
      ['customerDefaultAddressUpdate', DEFAULT_ADDRESS_UPDATE, {}, 'addressId'],
    ] as const;
    let ana: SignedInCustomer;
    let hers: string;
    let others: string;
    beforeAll(async () => {
      ana = await aCustomer(test);
      hers = textAt(await create(ana, { ...HOME, address1: 'Hers' }), 'customerAddress', 'id');
      others = textAt(await create(ana, { ...HOME, address1: 'Hers too' }), 'customerAddress', 'id');
    });

    it.each(operations)('%s does not find it, nor one that never was', async (name, query, variables, field) => {
      const bea = await aCustomer(test);
      await create(bea, HOME);
      for (const id of [
        hers,
        others,
        hers.replace(/\?.*/, ''),
        'gid://shopify/MailingAddress/999999',
        'gid://shopify/MailingAddress/nonsense',
        `gid://shopify/Customer/${ana.id}`,
      ])
        expect(
          at((await test.request(query, { ...variables, token: bea.token, id })).data, name, 'customerUserErrors'),
        ).toEqual(missing(field));
    });

    it.each(operations)('%s is denied without a session', async (_name, query, variables) => {
      const bea = await aCustomer(test);
      await test.request(SIGN_OUT, { token: bea.token });
      for (const token of ['', 'guess', bea.token, hers])
        expect(await test.request(query, { ...variables, token, id: hers })).toMatchObject(denied);
    });

    it('has stayed as it was, and its owner, the control, can do all of it', async () => {
      expect([await streets(ana), await defaultStreet(ana)]).toEqual([['Hers', 'Hers too'], 'Hers']);
      for (const [name, query, variables] of operations.toReversed())
        expect(
          at(
            (await test.request(query, { ...variables, token: ana.token, id: others })).data,
            name,
            'customerUserErrors',
          ),
        ).toEqual(name === 'customerAddressUpdate' ? missing('id') : []);
    });
  });
});
