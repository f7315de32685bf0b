export const TROPIC_AND_ANIMAL_REMARKS: Readonly<Record<string, readonly string[]>> = {
  'hibiscus-heat': [
    'Huge flowers, so mine look nothing like my friend’s.',
    'The coral does something for a tan that a tan cannot do alone.',
    'You hear it before you see it, as my brother says.',
  ],
  'lagoon-hibiscus': [
    'The green is deep like a real lagoon and the pink sits on top.',
    'It is the most asked-about thing I own.',
    'Hotel-garden glamour without the hotel bill.',
  ],
  'hibiscus-after-dark': [
    'The red comes out of the black like a stage curtain.',
    'I wore it to a dinner with candles and was complimented by the chef.',
    'Tropical and moody at once.',
  ],
  'custard-hibiscus': [
    'All those yellows, and somehow it is elegant.',
    'Looks like pudding, feels like summer.',
    'The coral middles keep it from being pale.',
  ],
  'aloha-blue': [
    'My dad has the shirt from 1974, and this is better.',
    'A proper Hawaiian blue, not turquoise.',
    'Cheerful without shouting across the pool.',
  ],
  'palm-springs': [
    'Pink and green is my whole personality now.',
    'It looks like an old hotel, the good sort with a kidney-shaped pool.',
    'The fronds are so crisp that you could cut yourself.',
  ],
  'midnight-palm': [
    'Dark leaves you only see when you move, lovely.',
    'The blue-black goes with everything I had already packed.',
    'A palm print for someone who does not do palm prints.',
  ],
  'flamingo-palm': [
    'Pink on pink on pink, and I would not take one away.',
    'Not a flamingo in sight, and yet.',
    'It suits red hair, for anyone wondering.',
  ],
  zebra: [
    'A neutral, I tell everyone, and they come round.',
    'The stripes fork all over, you can follow one with a finger.',
    'Black and cream, never boring.',
  ],
  'zebra-pop': [
    'I can be found from any distance, which my children like.',
    'Red and pink should not work. It works.',
    'It makes plain black look like a missed chance.',
  ],
  'zebra-cocoa': [
    'Softer than black and much nicer with gold.',
    'Coffee and cream, down to the mood.',
    'A grown-up zebra.',
  ],
  'zebra-mint': [
    'Cold, fresh and a bit silly, as I am before coffee.',
    'Two greens that should argue and do not.',
    'Nobody else has anything like it.',
  ],
  'kitten-leopard': [
    'Small spots, so it is leopard without the divorce.',
    'It goes with gingham, trust me.',
    'The brown is warm and the spots are all broken differently.',
  ],
  'pool-leopard': [
    'Leopard in blue is such a good joke.',
    'I matched the pool so well that I was nearly left behind.',
    'A cool colour with a bit of a growl.',
  ],
  'guava-leopard': [
    'Pink leopard at sixty-one, and I have no further questions.',
    'It is sweet until you look at it properly.',
    'Raspberry on guava, good enough to eat.',
  ],
  'snow-leopard': [
    'Pale, soft and quietly wild.',
    'White that is not see-through, with spots that are not loud.',
    'It looks like brushed charcoal, very fine.',
  ],
  angel: [
    'The winged hearts are tiny and so well drawn.',
    'A sky blue that makes a grey day feel like a mistake.',
    'My goddaughter and I now match, at thirty years apart.',
  ],
  'fallen-angel': [
    'The halos are crooked and so am I.',
    'Black, with a sense of humour.',
    'I like my angels a bit used.',
  ],
  'bunny-boo': [
    'The bunnies pull faces. Look closely.',
    'It is wafer pink, and I am not sorry.',
    'There is one with its eyes shut, and that one is me.',
  ],
  'bunny-hop': [
    'Green bunnies are the sensible bunnies.',
    'My lawn, if I had a lawn and rabbits.',
    'The blue bows are the best bit.',
  ],
  'kool-kat': [
    'Forty cats and not one of them cares.',
    'That purple is electric, in person too.',
    'I found the one without sunglasses.',
  ],
  'alley-kat': [
    'Oatmeal with attitude.',
    'The fish bones are my favourite detail of the summer.',
    'Our actual cat sat down on it at once.',
  ],
  'night-out': [
    'It glitters without glitter.',
    'The neon really looks lit.',
    'Every drink in it has a cherry, I like a standard.',
  ],
  'night-in': [
    'A party print for people who leave at ten.',
    'Soft pink, red lips, one disco ball: perfect.',
    'It is Night Out with its shoes off, exactly as described.',
  ],
  bratitude: [
    'It rolls its eyes at the rest of my wardrobe.',
    'The lime sunglasses make it.',
    'My teenager said “okay, that is good”, which is a medal.',
  ],
  backtalk: [
    'Pool blue with cheek.',
    'The bow is tied so tightly that it made me sit up.',
    'Stars and lips, and somehow not too young for me.',
  ],
  'pretty-princess': [
    'I never got to be a princess as a child. Now look.',
    'Each crown is different, and the pearls shine.',
    'More lilac than pink, which I prefer.',
  ],
  'royal-tea': [
    'Very polite and slightly mad, like my aunt.',
    'The pistachio is beautiful with brown skin.',
    'Roses, gold, cake: what else is there.',
  ],
};
