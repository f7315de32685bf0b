import type { CustomerRecord } from '../../store/customer/customers.ts';

const STATES = { guest: 'disabled', invited: 'invited', enabled: 'enabled', disabled: 'declined' } as const;

/** A customer in the hosted provider's form, as far as this one knows it. */
export function customerPayload(customer: CustomerRecord) {
  return {
    id: customer.id,
    admin_graphql_api_id: `gid://shopify/Customer/${customer.id}`,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    state: STATES[customer.state],
    tags: customer.tags.join(', '),
    created_at: customer.createdAt.toISOString(),
    updated_at: customer.updatedAt.toISOString(),
  };
}
