import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { emailAddressProblem, normaliseEmail } from '../domain/customer/email-address.ts';
import { nameProblem, tidyLine } from '../domain/customer/person-name.ts';
import { countOrdersOfCustomer } from '../store/customer/customer-orders.ts';
import { type CustomerRecord, findCustomerByEmail } from '../store/customer/customers.ts';
import { closeAccount, inviteCustomer, reopenAccount } from '../store/customer/staff-customers.ts';
import { queueEmail } from '../store/outbox/emails.ts';
import { announce } from '../store/outbox/shop-events.ts';
import { type Command, type GivenOptions, Refusal, type StaffContext, UsageError } from './command.ts';
import { textOption } from './read-options.ts';

function emailOf(text: string): string {
  const email = normaliseEmail(text);
  if (emailAddressProblem(email)) throw new UsageError(`That is no email address: "${text}".`);
  return email;
}

function nameOf(options: GivenOptions, option: string, label: string): string | null {
  const name = tidyLine(textOption(options, option));
  const problem = nameProblem(label, name);
  if (problem) throw new UsageError(`${problem.message}.`);
  return name;
}

async function customerOf({ db }: StaffContext, text: string): Promise<CustomerRecord> {
  const email = emailOf(text);
  const customer = await findCustomerByEmail(db, email);
  if (!customer) throw new Refusal(`There is no customer ${email}.`);
  return customer;
}

const STATES: Readonly<Record<CustomerRecord['state'], string>> = {
  guest: 'bought without an account',
  invited: 'invited, and has not opened the account yet',
  enabled: 'has an account',
  disabled: 'account closed by staff',
};

const show: Command = {
  name: 'customer show',
  takes: ['email'],
  summary: 'who a customer is',
  async run([email = ''], _options, context) {
    const customer = await customerOf(context, email);
    const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ') || 'no name';
    const orders = await countOrdersOfCustomer(context.db, customer.id);
    return [`${customer.email}: ${name}, ${STATES[customer.state]}. ${orders} ${orders === 1 ? 'order' : 'orders'}.`];
  },
};

const invite: Command = {
  name: 'customer invite',
  takes: ['email'],
  summary: 'send somebody the link that opens an account',
  options: {
    'first-name': { type: 'string', value: 'name', help: 'for the greeting' },
    'last-name': { type: 'string', value: 'name', help: 'for the account' },
  },
  async run([text = ''], options, { db, clock }) {
    const email = emailOf(text);
    const firstName = nameOf(options, 'first-name', 'First name');
    const lastName = nameOf(options, 'last-name', 'Last name');
    return withTx(db, async (tx) => {
      const isNew = (await findCustomerByEmail(tx, email)) === undefined;
      const customer = await inviteCustomer(tx, { email, firstName, lastName }, clock());
      if (customer.state === 'enabled') throw new Refusal(`${email} has an account already.`);
      if (customer.state === 'disabled')
        throw new Refusal(`The account of ${email} is closed: customer reopen ${email}.`);
      if (isNew) await announce(tx, [{ topic: 'customers/create', payload: { customerId: customer.id } }]);
      await queueEmail(tx, { topic: 'activate-account', payload: { customerId: customer.id } });
      return commit([`${email} is invited. The letter leaves as soon as the shop runs.`]);
    });
  },
};

const close: Command = {
  name: 'customer close',
  takes: ['email'],
  summary: 'close an account, and sign it out everywhere',
  async run([text = ''], _options, context) {
    const customer = await customerOf(context, text);
    if (customer.state === 'disabled') throw new Refusal(`The account of ${customer.email} is closed already.`);
    await withTx(context.db, async (tx) => {
      await closeAccount(tx, customer.id, context.clock());
      await announce(tx, [{ topic: 'customers/disable', payload: { customerId: customer.id } }]);
    });
    return [`The account of ${customer.email} is closed.`];
  },
};

const reopen: Command = {
  name: 'customer reopen',
  takes: ['email'],
  summary: 'open a closed account again',
  async run([text = ''], _options, context) {
    const customer = await customerOf(context, text);
    const state = await withTx(context.db, async (tx) => {
      const reopened = await reopenAccount(tx, customer.id, context.clock());
      if (!reopened) throw new Refusal(`The account of ${customer.email} is not closed.`);
      const topic = reopened === 'enabled' ? 'customers/enable' : 'customers/update';
      await announce(tx, [{ topic, payload: { customerId: customer.id } }]);
      return commit(reopened);
    });
    return state === 'enabled'
      ? [`The account of ${customer.email} is open again.`]
      : [`${customer.email} has no password yet: customer invite ${customer.email} sends a new link.`];
  },
};

export const customerCommands: readonly Command[] = [show, invite, close, reopen];
