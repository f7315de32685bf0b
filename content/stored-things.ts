/** Something the shop keeps of somebody, as the privacy policy lists it. A test compares the names with the code's. */
export interface StoredThing {
  /** What it is called where it lies: keys of the browser, or tables of ours. */
  names: readonly string[];
  what: string;
  why: string;
  until: string;
}

/** In the shopper's own browser. */
export const IN_THE_BROWSER: readonly StoredThing[] = [
  {
    names: ['cartId', 'lastSeenBag', 'cartChanged', 'cartRemoved', 'notedOffline'],
    what: 'The number of your bag, what was in it, what you just took out, and what you wanted offline',
    why: 'so that the bag is there when you come back, in every tab',
    until: 'you buy it or clear it',
  },
  {
    names: ['userCountry', 'savesData'],
    what: 'Your country and currency, and whether to save data',
    why: 'for the right prices and pictures',
    until: 'you choose another',
  },
  {
    names: ['visitorWishlist', 'wishlistAgreed', 'suitcase'],
    what: 'What you pinned or packed, and how far your account knows of it',
    why: 'because you asked us to',
    until: 'you unpin or unpack it',
  },
  {
    names: ['recentlyViewed'],
    what: 'The last pieces you looked at',
    why: 'to find them again',
    until: 'newer ones push them out',
  },
  {
    names: ['fitMemory'],
    what: 'The measures you told the size guide',
    why: 'so that you tell them once; they are sent nowhere',
    until: 'you change or clear them',
  },
  {
    names: ['bayClubFriend', 'bayClubTier', 'bayClubShown'],
    what: 'The code of the friend who sent you, and which tier and points the club has shown you',
    why: 'so that your friend gets their points, and the club congratulates you once',
    until: 'your account has named the friend; the rest, until newer figures come',
  },
  {
    names: ['dressUpState', 'dressUpSound'],
    what: 'The doll you are dressing, and whether the game may make a noise',
    why: 'to go on where you stopped; it is sent nowhere',
    until: 'you start again',
  },
  {
    names: ['customerAccessToken', 'userId'],
    what: 'That you are signed in, and the number of your account',
    why: 'so that you stay signed in',
    until: 'you sign out, or thirty days without a visit',
  },
  {
    names: ['signInWalk'],
    what: 'In this tab, where others do our sign-in: that you are on your way, and the page you came from',
    why: 'so that what comes back is yours and nobody else’s',
    until: 'you are back, or an hour later',
  },
  {
    names: ['sessionId', 'cartGiftCards', 'keptForm', 'scroll position', 'reload notes'],
    what: 'In this tab: a number for the visit, the codes of gift cards in your bag, a form you were filling in, how far down you were, and whether a page had to load again',
    why: 'so that nothing is lost when a page reloads',
    until: 'you close the tab',
  },
];

/** With us. */
export const WITH_US: readonly StoredThing[] = [
  {
    names: ['customer', 'customer_address'],
    what: 'Your account: name, email, phone, addresses, and your password scrambled',
    why: 'to have an account',
    until: 'you close it',
  },
  {
    names: ['customer_access_token', 'customer_link', 'customer_network', 'chosen_password'],
    what: 'Where you are signed in, the links of our letters, networks you signed in from, and a password that waits for its link, scrambled',
    why: 'to keep others out of your account',
    until: 'it runs out; links at most thirty days longer',
  },
  {
    names: ['order', 'order_line', 'discount_use', 'discount_grant'],
    what: 'Orders: what, for how much, to whom and where, which code came off, and for a gift card your friend’s name, email and what you wrote to them',
    why: 'to send them, and because the law wants books',
    until: 'ten years; without name, street, email and phone once you close your account',
  },
  {
    names: [
      'fulfilment',
      'fulfilment_event',
      'fulfilment_line',
      'refund',
      'refund_line',
      'order_return',
      'order_return_line',
    ],
    what: 'Parcels, where they have been, what you send back and why, and what was given back',
    why: 'to find a parcel and to return money',
    until: 'as long as their order',
  },
  {
    names: ['cart', 'cart_line', 'checkout_draft', 'checkout_attempt'],
    what: 'Bags, what you typed at the checkout, and attempts to pay, without the card’s number',
    why: 'so that nothing is lost when paying is interrupted',
    until: 'you close your account or ask us; an open bag is shown for thirty days',
  },
  {
    names: [
      'gift_card',
      'gift_card_entry',
      'gift_card_sale',
      'test_gateway_charge',
      'test_gateway_refund',
      'stripe_payment',
    ],
    what: 'Gift cards and what was paid with them, and what the payment company told us',
    why: 'because it is money',
    until: 'ten years',
  },
  {
    names: ['review'],
    what: 'Reviews, with the name, size and fit you chose to give',
    why: 'because you published them',
    until: 'you ask; the name goes when you close your account',
  },
  {
    names: ['wishlist'],
    what: 'The wishlist of your account',
    why: 'so that it follows you about',
    until: 'you clear it or close your account',
  },
  {
    names: ['list_entry', 'giveaway_draw', 'giveaway_winner'],
    what: 'Lists you are on, what you wait for, and when you said yes; who won the giveaway, until they have it',
    why: 'because you asked',
    until: 'you leave; seven days if you never said yes',
  },
  {
    names: ['stock_request'],
    what: 'Sizes you asked to hear about',
    why: 'to tell you',
    until: 'we have told you, or six months',
  },
  {
    names: ['contact_message'],
    what: 'What you wrote to us on the contact page, with the name, email and order number you gave',
    why: 'to answer you',
    until: 'a year after we have answered, or you ask us to forget it',
  },
  {
    names: ['student_request'],
    what: 'The school address you confirmed, and when',
    why: 'so that the code works with it',
    until: 'you ask us to forget it; two days if you never followed its link',
  },
  {
    names: [
      'club_account',
      'club_entry',
      'club_order',
      'club_review',
      'club_redemption',
      'club_code',
      'club_referral',
      'club_void',
      'club_email',
    ],
    what: 'Bay Club: points with their reasons, rewards, your birthday without the year, friends you brought, and its emails',
    why: 'to count fairly, and so that you can check it',
    until: 'you close your account; the bare figures stay without you',
  },
  {
    names: ['mailbox', 'outbox', 'webhook_delivery'],
    what: 'Letters to you on their way, and notes between parts of the shop',
    why: 'so that none is lost or sent twice',
    until: 'two weeks after they arrived; notes, and letters that never left our own machine, a month',
  },
  {
    names: ['attempt_counter', 'network_bucket', 'throttle_window'],
    what: 'How often a password or code was tried, a bag changed or a form sent, under a scrambled name',
    why: 'so that nobody guesses yours, and one busy machine leaves room for you',
    until: 'two days',
  },
];
