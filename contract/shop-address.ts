/**
 * Where letters on paper find the shop. The law of several countries wants it in every email that sells something (CAN-SPAM, CASL,
 * the Spam Act), and of the site itself. Whoever runs a shop of their own writes theirs here.
 */
export const SHOP_ADDRESS = [
  'Bluebird Bay',
  '8 Slipway Row, Tidewater Park',
  'General Luna 8419, Surigao del Norte',
  'Philippines',
] as const;
