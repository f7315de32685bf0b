export { n as leaveForCheckout, t as checkoutAddressOf } from './leave-for-checkout-C5U_ESfE.js';
