import type { TonePhrases } from './tone.ts';

/** Of a bikini's upper half. */
export const TOP_PHRASES: TonePhrases = {
  five: [
    'Stays where it is, also in waves.',
    'First top in years that I can dive in.',
    'Support without the armour.',
    'The lining is so good that I take the cups out.',
    'Straps do not dig in, even after a whole day.',
    'Played volleyball {place} in it and nobody saw more than planned.',
    'I am a 34E and it holds. That is the review.',
    'Small chest here and it does not gape. Miracle.',
    'No wet-cup wobble when I get out.',
    'I swim lengths in it and wear it under dungarees.',
    'Bends over to build sandcastles with me and behaves.',
    'It dries while I queue for chips.',
    'Adjusts enough for my week-by-week body.',
    'I jumped off the high board. We both surfaced.',
    'Nursing mother here, and it works.',
    'The seams are so flat that I slept in it.',
    'Had a mastectomy, and this is the first top I feel good in.',
    'Holds a C on the left and a D on the right without favouritism.',
    'Goes with three bottoms I own, on purpose or not.',
  ],
  four: [
    'Very pretty, but the cups wander in the wash.',
    'Great for lying down, good for swimming.',
    'The band could be a finger looser.',
    'Nice shape. Takes a minute to adjust, then it is right.',
    'Cups are a little pointy until they are wet.',
    'Good hold; I would have liked wider straps.',
  ],
  three: [
    'Fine in the pool, not in surf.',
    'The cups crease when they dry.',
    'Holds less than I need, lovely on my friend.',
    'Sits a bit low for me.',
  ],
  low: [
    'Came off in a wave. Memorable, but no.',
    'The cups moved about and I gave up.',
    'Straps slip, whatever I do.',
    'Not enough cloth for my chest, and I checked the chart.',
  ],
};

/** Of the lower half. */
export const BOTTOMS_PHRASES: TonePhrases = {
  five: [
    'They do not ride up. I repeat: they do not ride up.',
    'Soft at the leg, no red lines.',
    'Stayed on down a water slide {place}.',
    'Flattering on a body that has had two children and a lot of bread.',
    'Thick enough to be opaque when wet; I checked in a mirror.',
    'The cut behind is just right, and I am picky about behinds.',
    'I wear them as pants on laundry day, do not tell anyone.',
    'Nothing rolls, nothing pinches.',
    'They dried on the car mirror in half an hour.',
    'Sat on rough rocks {place} and they did not pill.',
    'My favourite pair of the five I own.',
    'I surf in them, badly, and they stay.',
    'The waist does not cut me in two.',
    'Finally a back that knows where it ends.',
    'I have hips, and they were invited.',
    'Soft enough for a sunburn day.',
    'Not one seam shows under a thin dress.',
    'They go with every top I have, and I have too many.',
  ],
  four: [
    'Good cover, slightly high at the leg.',
    'Comfortable; the lining takes longer to dry than the rest.',
    'Lovely, but a lighter print shows sunscreen.',
    'They loosen half a size in water, plan for it.',
    'Great, apart from one loose thread at the hip.',
  ],
  three: [
    'The back is smaller than it looks in the picture.',
    'Fine when standing, fussy when sitting.',
    'They pill a bit where I sit.',
    'Between two sizes for me, neither is right.',
  ],
  low: [
    'Ride up constantly.',
    'Gave me a wedgie from the changing room to the car park.',
    'The elastic went after a few swims.',
    'Cut for somebody without hips.',
  ],
};

/** Of both together. */
export const SET_PHRASES: TonePhrases = {
  five: [
    'Saves thinking: one pouch, one print, done.',
    'Top and bottoms really are the same colour, unlike others I have had.',
    'Bought it for {event} and wore nothing else.',
    'Cheaper than the halves, and the pouch is handy.',
    'Both pieces fit, which never happens to me in a set.',
    'I mix it with my plain one and have three bikinis now.',
    'My holiday in one small bag.',
    'Took ten minutes to choose and saved an hour of packing.',
    'Both halves dry at the same speed, which I had never thought to want.',
    'I wear the top with shorts and the bottoms under everything.',
    'My daughter calls it the grown-up bikini.',
    'Stayed together through three washes and one divorce.',
    'A whole outfit that weighs less than my sunscreen.',
  ],
  four: [
    'Bottoms perfect, top a bit small, that is the risk with sets.',
    'Lovely together. I would pay to choose two sizes.',
    'The pouch is smaller than I hoped, the bikini is great.',
    'Really nice; the ties are long, I shortened them.',
  ],
  three: [
    'Top fits, bottoms do not. Should have bought them apart.',
    'Pretty, but I am two different sizes.',
    'Good cloth, too little of it.',
  ],
  low: [
    'Neither half fitted, and I went by the chart.',
    'The two pieces were slightly different shades.',
    'Ties came undone all day.',
  ],
};

/** Of a swimsuit. */
export const ONE_PIECE_PHRASES: TonePhrases = {
  five: [
    'Long enough for my torso, at last.',
    'I swim two kilometres in it twice a week.',
    'Wore it as a top with jeans to dinner {place}.',
    'Shapes without squeezing.',
    'The back stays up and the front stays put.',
    'No gaping at the bust when I breathe, which I need to do.',
    'Fully lined, so nothing to worry about when it is wet.',
    'Made me go swimming again after four years.',
    'My aqua class has voted it best costume.',
    'The leg is cut just right: not a nappy, not a thong.',
    'Chlorine {span}, and it is as tight as new.',
  ],
  four: [
    'Beautiful suit, slightly long for me, I am short.',
    'Great in the water; takes a while to get on.',
    'Would be five with adjustable straps.',
    'Good support, though not for sprinting.',
    'The cups are easy to lose in the wash.',
  ],
  three: [
    'Nice in front, loose at the back.',
    'Straps dig in by the afternoon.',
    'Comfortable, but it stretches when wet.',
    'It is a good suit, just not on me.',
  ],
  low: [
    'Too short in the body, pulled at the shoulders.',
    'Went baggy at the seat within weeks.',
    'Slightly see-through when wet, in the light part of the print.',
    'I could not get it over my hips.',
  ],
};
