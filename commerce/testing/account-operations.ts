/** The operations of the account pages (spec §7), as the shop sends them. */

const ERRORS = 'customerUserErrors { code field message } userErrors { field message }';
const ADDRESS =
  'id firstName lastName company address1 address2 city province provinceCode country countryCodeV2 zip phone';

export const CUSTOMER_CREATE = `
mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id email firstName lastName } ${ERRORS} } }`;

export const SIGN_IN = `
mutation ($email: String!, $password: String!) {
  customerAccessTokenCreate(input: { email: $email, password: $password }) {
    customerAccessToken { accessToken expiresAt } ${ERRORS}
  }
}`;

export const SIGN_OUT = `
mutation ($token: String!) {
  customerAccessTokenDelete(customerAccessToken: $token) {
    deletedAccessToken deletedCustomerAccessTokenId userErrors { field message }
  }
}`;

export const RENEW = `
mutation ($token: String!) {
  customerAccessTokenRenew(customerAccessToken: $token) {
    customerAccessToken { accessToken expiresAt } userErrors { field message }
  }
}`;

export const CUSTOMER = `
query ($token: String!) {
  customer(customerAccessToken: $token) {
    id firstName lastName email phone displayName acceptsMarketing defaultAddress { id countryCodeV2 }
  }
}`;

export const CUSTOMER_UPDATE = `
mutation ($token: String!, $customer: CustomerUpdateInput!) {
  customerUpdate(customerAccessToken: $token, customer: $customer) {
    customer { id firstName lastName phone email } customerAccessToken { accessToken expiresAt } ${ERRORS}
  }
}`;

export const RECOVER = `
mutation ($email: String!) { customerRecover(email: $email) { ${ERRORS} } }`;

export const ACTIVATE = `
mutation ($id: ID!, $token: String!, $password: String!) {
  customerActivate(id: $id, input: { activationToken: $token, password: $password }) {
    customer { id } customerAccessToken { accessToken } ${ERRORS}
  }
}`;

export const ACTIVATE_BY_URL = `
mutation ($url: URL!, $password: String!) {
  customerActivateByUrl(activationUrl: $url, password: $password) {
    customer { id } customerAccessToken { accessToken } customerUserErrors { code field message }
  }
}`;

export const RESET = `
mutation ($id: ID!, $token: String!, $password: String!) {
  customerReset(id: $id, input: { resetToken: $token, password: $password }) {
    customer { id } customerAccessToken { accessToken } ${ERRORS}
  }
}`;

export const RESET_BY_URL = `
mutation ($url: URL!, $password: String!) {
  customerResetByUrl(resetUrl: $url, password: $password) {
    customer { id } customerAccessToken { accessToken } ${ERRORS}
  }
}`;

export const CUSTOMER_ADDRESSES = `
query ($token: String!) {
  customer(customerAccessToken: $token) {
    defaultAddress { id }
    addresses(first: 20) { edges { node { ${ADDRESS} formattedArea } } pageInfo { hasNextPage } }
  }
}`;

export const ADDRESS_CREATE = `
mutation ($token: String!, $address: MailingAddressInput!) {
  customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { ${ADDRESS} } ${ERRORS} }
}`;

export const ADDRESS_UPDATE = `
mutation ($token: String!, $id: ID!, $address: MailingAddressInput!) {
  customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) { customerAddress { ${ADDRESS} } ${ERRORS} }
}`;

export const ADDRESS_DELETE = `
mutation ($token: String!, $id: ID!) {
  customerAddressDelete(customerAccessToken: $token, id: $id) { deletedCustomerAddressId ${ERRORS} }
}`;

export const DEFAULT_ADDRESS_UPDATE = `
mutation ($token: String!, $id: ID!) {
  customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {
    customer { id defaultAddress { id } } ${ERRORS}
  }
}`;
