import type { TonePhrases } from './tone.ts';

/** Of towels. */
export const TOWEL_PHRASES: TonePhrases = {
  five: [
    'Dries a tall person completely.',
    'Thick, heavy, and it does not hold sand.',
    'Better after five washes than new, as promised.',
    'Loops at both ends. Genius, simply genius.',
    'It stays put in the wind {place}.',
    'The dog and I have agreed to share.',
    'Looks good enough to hang in the bathroom all winter.',
    'Got a lounger and three compliments.',
  ],
  four: [
    'Big and thirsty, takes its time to dry.',
    'Very soft. Fluffs in the first wash.',
    'Lovely; heavy to carry with kids’ stuff.',
    'Fringe tangles, towel is great.',
  ],
  three: ['Nice to look at, not the thirstiest.', 'Heavier than I wanted for travelling.', 'Good size, linty.'],
  low: ['Shed fluff all over my black swimsuit.', 'Did not absorb much in the first weeks.', 'Fringe started to undo.'],
};

/** Of hats, caps and visors. */
export const HAT_PHRASES: TonePhrases = {
  five: [
    'Fits my big head, and most do not.',
    'Fell off a boat, floated, was rescued, is fine.',
    'Room for a bun. Thank you.',
    'Shades my nose and half my book.',
    'I have crushed it in three suitcases.',
    'Stayed on in wind that took the parasol.',
    'My kid wants one, my mother has one.',
    'Makes bad hair look like a choice.',
  ],
  four: [
    'Great hat, a bit warm.',
    'Nice; I would like a chin cord.',
    'Good shape, the sweatband is still stiff.',
    'Cute, small brim for high noon.',
  ],
  three: ['Sits a bit high on me.', 'Looks better on others.', 'Good print, floppy at the edge.'],
  low: [
    'Too tight after an hour.',
    'Lost its shape in the suitcase.',
    'Makes me look like a mushroom, and not in a good way.',
  ],
};

/** Of totes, pouches and wristlets. */
export const BAG_PHRASES: TonePhrases = {
  five: [
    'Holds two towels, a book and indeed a melon. I tried.',
    'No water got out, and I had three wet swimsuits in there.',
    'Stands up by itself, unlike my husband on holiday.',
    'Sand comes out with one shake.',
    'I take it to work, and nobody has noticed that it is a beach bag.',
    'The zip runs like butter.',
    'Size is perfect for a phone, keys and too many lip balms.',
    'Used it as hand luggage twice.',
    'Handles do not cut, even full of groceries.',
  ],
  four: [
    'Great bag, wish it closed at the top.',
    'Handy. One more pocket, please.',
    'Good size; marks easily on the light parts.',
    'Sturdy and a bit stiff.',
  ],
  three: ['Smaller than I pictured.', 'Pretty, the zip sticks at the corner.', 'Good bag, odd size.'],
  low: [
    'Zip broke in the second week.',
    'It does leak, at least mine does.',
    'Stitching at the strap was loose on arrival.',
  ],
};

/** Of scrunchies, headbands and clips. */
export const HAIR_PHRASES: TonePhrases = {
  five: [
    'Holds my very thick hair wet, and lets go without taking half of it.',
    'No dent, no headache.',
    'Matches the bikini so exactly that I look organised.',
    'My daughter took it, so I bought five.',
    'Stayed in through a whole surf lesson.',
    'Fine hair here, and it does not slide.',
    'Looks much more expensive than it is.',
    'I forget that I have it in.',
  ],
  four: [
    'Nice and strong, a little big for me.',
    'Pretty, loses some grip when wet.',
    'Good; a pack of two would be better.',
    'Holds well, sheds sand for days.',
  ],
  three: ['Fine, nothing special.', 'Too loose for my thin hair.', 'Cute, but it slips.'],
  low: ['Snapped the first week.', 'Pinches behind the ears.', 'Slid out of my hair all day.'],
};

/** Of scarves, beads and stickers. */
export const TRINKET_PHRASES: TonePhrases = {
  five: [
    'A lovely present; I kept it.',
    'Much finer than in the pictures.',
    'Comes nicely wrapped, so straight into the birthday bag.',
    'Wore it three ways on one trip.',
    'The colours match my bikini to the shade.',
    'Small thing, big effect.',
    'Put a grin on my niece’s face.',
    'Good value for how often I use it.',
  ],
  four: [
    'Pretty, smaller than I thought.',
    'Nice; a bit pricey for its size.',
    'Good quality, I wish there were more colours.',
    'Lovely, took a week to arrive.',
  ],
  three: ['Nice enough.', 'Smaller than expected.', 'Good print, I do not use it much.'],
  low: ['Arrived late and in a torn envelope.', 'Not as colourful as shown.', 'Too small to be useful to me.'],
};
