import type { TonePhrases } from '../tone.ts';

export const TOWEL_OUTCOMES: TonePhrases = {
  five: [
    'it was softer than before',
    'it was dry by the next morning',
    'all of us had been dried by it',
    'it still looked too good for the floor',
    'the fringe was still a fringe',
    'no fluff on anything, black swimsuit included',
    'it had held our place all day',
    'it shook out in one go',
    'it was the one everybody reached for',
    '{who} had to be asked to give it back',
    'the {print} could be found from the water',
    'the colours had not bled on anything',
  ],
  four: [
    'lovely, and heavy to carry wet',
    'very soft, slow to dry in damp weather',
    'good; the fringe had tangled',
    'thirsty, after the third wash',
  ],
  three: ['pretty, not very thirsty', 'it was still damp the next day', 'it had shed a bit'],
  low: ['fluff all over everything', 'a loop had come off', 'it had gone stiff'],
};

export const HAT_OUTCOMES: TonePhrases = {
  five: [
    'not one burnt nose in the family',
    'it came out of the suitcase a hat',
    'it had stayed on in every gust',
    'my head was cool and my hair was hidden',
    '{who} had worn it more than I had',
    'it had kept its shape, unlike me',
    'no mark on my forehead',
    'it was still the first thing people mentioned',
    'it had been sat on twice and forgave us',
    'it had been in the sea and come back',
  ],
  four: [
    'good, if a bit warm at noon',
    'a cord for windy days would be nice',
    'it fits well and creases a little',
    'lovely, slightly stiff at the band',
  ],
  three: ['it sits rather high on me', 'the brim had gone floppy', 'it looked better on {who}'],
  low: ['it pinched at the temples', 'the brim had lost its shape for good', 'it blew off and off and off'],
};

export const BAG_OUTCOMES: TonePhrases = {
  five: [
    'not a drop had got through',
    'the handles were as good as new',
    'sand came out in one shake',
    'everything I own had been in it',
    'it still stood up by itself',
    'the zip had not stuck once',
    '{who} had noticed and wanted one',
    'it wiped clean',
    'nothing had rubbed off or frayed',
    'it had carried far more than it should',
    'the {print} had not faded a bit',
    'I had stopped using any other bag',
  ],
  four: [
    'great, though it shows marks on the pale parts',
    'sturdy, a little stiff',
    'handy; one more pocket and it is perfect',
    'a good size, just short of a laptop',
  ],
  three: [
    'it was smaller than I had pictured',
    'the zip was sticking at one corner',
    'pretty, if not very practical for me',
  ],
  low: ['the zip had gone', 'it leaked', 'a handle was coming loose'],
};

export const HAIR_OUTCOMES: TonePhrases = {
  five: [
    'it had not slipped once',
    'no dent, no headache, no fuss',
    'my very thick hair had stayed up',
    'it was still on my wrist or in my hair, always',
    '{kid} had taken it for good',
    'it looked as if I had made an effort',
    'fine hair and all, it had held',
    'nobody believed it was made of leftovers',
    'it came out without taking any hair along',
    'it had dried in my hair',
    'I was asked about it by {who}',
    'it was the neatest thing about me',
  ],
  four: [
    'good hold, a little loose when wet',
    'lovely, if a touch big for me',
    'holds well and sheds sand for days',
    'nice; two in a pack would be nicer',
  ],
  three: ['it kept slipping in my thin hair', 'pretty, and no more than that', 'it was too loose by noon'],
  low: ['it had snapped', 'it pinched behind the ears', 'it was on the floor more than in my hair'],
};

export const SCARF_OUTCOMES: TonePhrases = {
  five: [
    'it had been a belt, a headscarf and a bandage',
    'the knot was where I tied it',
    '{who} had tried to keep it',
    'it folded away to nothing',
    'the colours were what they are in the picture, only deeper',
    'it made an old shirt look bought',
    'I had compliments from two strangers',
    'it washed in the sink and dried on the tap',
  ],
  four: [
    'lovely, if slippery in fine hair',
    'pretty; a little larger would be better',
    'good cloth, one rolled corner had opened',
  ],
  three: ['pretty, and I rarely know what to do with it', 'it creases where it is knotted'],
  low: ['the edge had come undone', 'the colour had run a little'],
};

export const JEWEL_OUTCOMES: TonePhrases = {
  five: [
    'not a bead was missing',
    'the clasp had held',
    'it had been admired by {who}',
    'it looked as if it came from a much smaller, dearer shop',
    'it sat just right with every neckline I packed',
    'I had taken it off only to swim',
    'it felt warm and weighed nothing',
  ],
  four: ['pretty, though the clasp is small', 'lovely; a bit short on me', 'nice, and it tangles in a bag'],
  three: ['finer than I expected, not in a good way', 'it caught on my scarf'],
  low: ['the clasp had opened by itself', 'a bead had chipped'],
};

export const STICKER_OUTCOMES: TonePhrases = {
  five: [
    'not a corner had lifted',
    'the dishwasher had lost',
    '{kid} had run out and asked for more',
    'they were as bright as when they went on',
    'they came off without a mark when I changed my mind',
    'my bottle is the only one in the club that never gets lost',
    'the {print} had made a boring lid worth looking at',
  ],
  four: ['good, if small', 'lovely; I would pay for a bigger sheet', 'one has curled, five have not'],
  three: ['nice, and over quickly', 'smaller than they look on the page'],
  low: ['half of them had peeled off', 'they arrived bent'],
};
