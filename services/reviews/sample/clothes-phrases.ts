import type { TonePhrases } from './tone.ts';

/** Of dresses, skirts, skorts, sarongs. */
export const COVER_PHRASES: TonePhrases = {
  five: [
    'Pockets or not, I live in {them}.',
    'Goes from beach to dinner with a change of shoes.',
    'Does not cling, does not crease, does not care.',
    'Floaty in a good way, not in a nightie way.',
    'Rolled up in hand luggage and came out ready.',
    'I wore {them} four evenings in a row {place}.',
    'Dries so fast that I put {them} on wet.',
    'Makes me look as if I had a plan.',
    'Covered my sunburn and my mood.',
    'Dancing was tested. Passed.',
    'The cloth feels cool even at noon.',
  ],
  four: [
    'Lovely cloth, needs an iron after all.',
    'A little sheer in bright sun, fine over a swimsuit.',
    'Shorter on me than on the model, I am five ten.',
    'Pretty; the hem arrived with one thread loose.',
    'Very comfortable, just wide.',
  ],
  three: [
    'Looks better moving than standing.',
    'Creased more than I hoped.',
    'Too much cloth for my frame.',
    'Colour is great, shape is so-so.',
  ],
  low: [
    'Shrank although I washed {them} cold.',
    'See-through. Properly.',
    'The waist sits in the wrong place on me.',
    'Seam gave way on the first evening.',
  ],
};

/** Of shorts of all lengths. */
export const SHORTS_PHRASES: TonePhrases = {
  five: [
    'Dry by the time I had locked the bike.',
    'Good pockets, and that is what I judge by.',
    'No chafing, and I walked eleven miles {place}.',
    'The lining is soft. Others have lied to me about this.',
    'Wore them to swim, to eat and, by accident, to a meeting.',
    'Sturdier than the brand I used to buy.',
    'Bought one pair, then two more in other prints.',
    'They survive surf, kids and the tumble dryer I was told to avoid.',
    'The waist stays put when I jump in.',
    'Right length for someone who has lost faith in lengths.',
    '{Print} gets a grin from strangers.',
  ],
  four: [
    'Great, a bit long in the leg for me.',
    'Good cloth, the cord is too long.',
    'Comfortable; one more pocket and it is five stars.',
    'They sit well; I thought about the office and decided against.',
    'Nice, slightly stiff until the second swim.',
  ],
  three: [
    'Fine, but the waist is cut high.',
    'Decent. I have had softer linings.',
    'Not sure it is me.',
    'Good for the beach, odd in town.',
  ],
  low: [
    'The pocket filled with water and did not drain.',
    'The cord came out in the wash and would not go back.',
    'Rubbed on the inside of the leg.',
    'The leg opening is too narrow for me.',
  ],
};

/** Of camp shirts. */
export const SHIRT_PHRASES: TonePhrases = {
  five: [
    'The best holiday shirt I have had, and I have had a few.',
    'Light enough for thirty-four degrees {place}.',
    'The collar does what it should without an iron.',
    'You have to look for the pocket, the print runs straight over it.',
    'Real buttons. It is the small things.',
    'I was told twice that I look rested.',
    'Good over a swimsuit too, says {who}.',
  ],
  four: [
    'Nice drape, a little long.',
    'Good shirt. Buttonholes were stiff at first.',
    'Lovely cloth, wants a cool iron.',
    'Great shirt; sleeves a bit wide on me.',
  ],
  three: ['Boxier than I like.', 'Good in the evening, creased by noon.', 'Not sure it is me.'],
  low: ['The collar curled after one wash.', 'Shrank a little in length.', 'A button came off on day one.'],
};

/** Of hoodies and jackets. */
export const WARM_PHRASES: TonePhrases = {
  five: [
    'Warm when wet, which is the whole point {place} in April.',
    'Borrowed by everyone in the house.',
    'Goes over a wet swimsuit and I stop shivering.',
    'Soft inside, and it stayed soft.',
    'I have sat on rocks in it and nothing shows.',
    'Deep pockets, warm hands, happy swimmer.',
    'It has not been on its hook since October.',
  ],
  four: [
    'Warm and cheerful, a bit bulky.',
    'Great; the hood is huge.',
    'Good zip, slow at first.',
    'Cosy, but the pale parts show everything.',
  ],
  three: ['Nice, not as warm as I hoped.', 'Wide in the body, short in the sleeve.', 'Good for evenings, no more.'],
  low: ['Pilled at the cuffs in a month.', 'The zip catches.', 'Too bulky for my bag.'],
};
