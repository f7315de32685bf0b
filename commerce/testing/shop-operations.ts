/**
 * The operations of the specification (spec §7) to its letter: what the provider must take as it is. The shop sends its own
 * documents (`storefront/src`, `*.graphql`), which ask for more.
 */

const MONEY = 'amount currencyCode';

/** The cart with every field of spec §3. */
export const CART_FIELDS = `
fragment CartFields on Cart {
  id createdAt updatedAt checkoutUrl
  attributes { key value }
  cost {
    totalAmount { ${MONEY} } subtotalAmount { ${MONEY} } totalTaxAmount { ${MONEY} } totalDutyAmount { ${MONEY} }
  }
  discountCodes { code applicable }
  buyerIdentity { countryCode email phone customer { email } }
  lines(first: 50) {
    pageInfo { hasNextPage hasPreviousPage }
    edges {
      node {
        id quantity
        attributes { key value }
        merchandise {
          ... on ProductVariant {
            id title
            image { url originalSrc src altText height width }
            price { ${MONEY} }
            product { title handle }
            metafield(namespace: "custom", key: "promo") { value }
          }
        }
        cost {
          totalAmount { ${MONEY} } subtotalAmount { ${MONEY} }
          amountPerQuantity { ${MONEY} } compareAtAmountPerQuantity { ${MONEY} }
        }
        discountAllocations { discountedAmount { ${MONEY} } }
        sellingPlanAllocation {
          checkoutChargeAmount { ${MONEY} }
          sellingPlan { id }
          priceAdjustments {
            compareAtPrice { ${MONEY} } perDeliveryPrice { ${MONEY} } price { ${MONEY} } unitPrice { ${MONEY} }
          }
        }
      }
    }
  }
}`;

export const RETRIEVE_CART = `${CART_FIELDS}
query RetrieveCart($id: ID!) { cart(id: $id) { ...CartFields } }`;

export const CART_CREATE = `${CART_FIELDS}
mutation CartCreate($input: CartInput) {
  cartCreate(input: $input) { cart { ...CartFields } userErrors { code field message } warnings { code message target } }
}`;

export const CART_BUYER_IDENTITY_UPDATE = `
mutation UpdateBuyerIdentity($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    cart { id buyerIdentity { countryCode email phone } }
    userErrors { field message }
  }
}`;

export const CART_LINES_ADD = `${CART_FIELDS}
mutation AddLines($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart { ...CartFields } userErrors { code field message } warnings { code message target }
  }
}`;

export const CART_LINES_UPDATE = `${CART_FIELDS}
mutation UpdateLine($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) {
    cart { ...CartFields } userErrors { code field message } warnings { code message target }
  }
}`;

export const CART_LINES_REMOVE = `${CART_FIELDS}
mutation RemoveLines($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
    cart { ...CartFields } userErrors { code field message } warnings { code message target }
  }
}`;

/** The dearest call of the shop: fifty orders of thirty items and three deliveries. */
export const CUSTOMER_ORDERS = `
query Orders($token: String!) {
  customer(customerAccessToken: $token) {
    orders(first: 50, reverse: true, sortKey: ID) {
      edges {
        node {
          id name email orderNumber processedAt financialStatus fulfillmentStatus currencyCode
          subtotalPrice { ${MONEY} } currentTotalShippingPrice { ${MONEY} } totalPrice { ${MONEY} }
          originalTotalPrice { ${MONEY} }
          shippingAddress { firstName lastName address1 city province country zip phone formattedArea }
          billingAddress { firstName lastName address1 city province country zip phone formattedArea }
          lineItems(first: 30) {
            edges {
              node {
                title quantity
                originalTotalPrice { ${MONEY} }
                variant { id sku image { url } selectedOptions { name value } price { ${MONEY} } }
              }
            }
          }
          successfulFulfillments(first: 3) { trackingCompany trackingInfo { number url } }
        }
      }
    }
  }
}`;
