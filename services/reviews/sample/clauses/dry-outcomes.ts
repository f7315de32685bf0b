import type { TonePhrases } from '../tone.ts';

/** What became of dresses, skirts, skorts and sarongs. */
export const COVER_OUTCOMES: TonePhrases = {
  five: [
    'it had not creased to speak of',
    'three people had asked where it was from',
    'I was cool the whole time',
    'the hem had stayed where hems belong',
    '{who} wanted to borrow {them}',
    'I felt dressed without having tried',
    'not one thread had pulled',
    'it still swung',
    'I could have slept in {them}, and in fact did',
    'the {print} was as bright as in the parcel',
    'I had not once worried about the wind',
    'nobody guessed that there was a swimsuit under it',
    'it hung itself straight overnight',
    'I had eaten everything and it still fitted',
    'I did not want to change for dinner',
    'it was dry again before I was ready to leave',
    'even {who} noticed, and says so here',
    'I looked like somebody with a plan',
  ],
  four: [
    'lovely, if a little creased at the back',
    'good, though I would have liked it a hand longer',
    'great cloth, slightly sheer in low sun',
    'comfortable; the waist could sit higher',
    'only the tie needed redoing',
    'pretty as ever, with one snag from a chair',
    'no complaints, except that it likes an iron',
  ],
  three: [
    'it was creased right through',
    'the shape had gone a bit',
    'it was pretty and I was cold',
    'I felt rather wrapped up',
  ],
  low: [
    'it had shrunk in the length',
    'a seam had come undone',
    'it had gone see-through at the knees of other people',
  ],
};

/** What became of shorts, for anybody. */
export const SHORTS_OUTCOMES: TonePhrases = {
  five: [
    'no chafing at all',
    'they were dry before the chips came',
    'the pockets had kept the keys',
    'the cord had stayed tied',
    'they looked as they did out of the bag',
    'the lining was still soft',
    'I got more comments than in the last five years',
    '{who} ordered the same pair',
    'sand had shaken straight out',
    'they had not ridden up or slid down',
    'they still had their colour',
    'I had worn them to lunch and nobody minded',
    'they felt right on the bike, too',
    'the waist still sat flat',
    'my phone was dry, against all odds',
    'the {print} made {kid} laugh, which is the point',
  ],
  four: [
    'good, if a little long on me',
    'great; the back pocket could be deeper',
    'all fine, the cord is too long',
    'one loose thread and no other complaint',
    'comfortable, slightly stiff to begin with',
    'dry quickly everywhere except the waist',
  ],
  three: ['the lining had bunched up', 'they were fine and no more than that', 'the waist was cutting in a bit'],
  low: ['my thighs were sore', 'the cord had vanished into the waist for good', 'a pocket had torn at the corner'],
};

/** What became of shirts and polos. */
export const SHIRT_OUTCOMES: TonePhrases = {
  five: [
    'the collar still stood up for itself',
    'I was the only one not sweating',
    'not a button was loose',
    '{who} said I looked rested',
    'it needed no iron',
    'the {print} had started four conversations',
    'I have it on again as I write',
    'I would have it in every print',
    'it went from the beach to the table and got a better table',
    'nobody believed where it was from',
    'it had dried on the hanger, straight',
  ],
  four: [
    'a touch long, otherwise right',
    'lovely, though it does like an iron',
    'good; the sleeves are roomy',
    'nice drape, one stiff buttonhole',
  ],
  three: ['it was creased by noon', 'it was boxier than I am', 'fine, in the end, for evenings'],
  low: ['a button was gone', 'the collar had curled', 'it had lost an inch in the wash'],
};

/** What became of hoodies and jackets. */
export const WARM_OUTCOMES: TonePhrases = {
  five: [
    'I had stopped shivering in minutes',
    'I was warm while wet, which is the whole point',
    'it had not bobbled at all',
    'everybody wanted a turn in it',
    'the zip still ran',
    'the inside was as soft as in the shop picture',
    'I was the last one standing on the beach',
    'it had dried on a chair overnight',
    'the pockets had saved my fingers',
    'no wind had come through',
  ],
  four: [
    'warm, if a little bulky',
    'great, although the hood has a mind of its own',
    'cosy; pale parts show everything',
    'good zip, slow to start',
  ],
  three: ['nice, but I was still cold', 'short in the sleeve for me', 'warm enough for evenings, no more'],
  low: ['the cuffs had bobbled', 'the zip was catching', 'it never dried'],
};
