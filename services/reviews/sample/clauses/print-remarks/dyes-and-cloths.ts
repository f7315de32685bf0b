export const DYE_AND_CLOTH_REMARKS: Readonly<Record<string, readonly string[]>> = {
  'tie-dye-sorbet': [
    'Mine has a big violet sun in front, my friend’s is all mango.',
    'Tie-dye without the drum circle.',
    'The colours melt into each other, no hard edges.',
  ],
  'tie-dye-lagoon': [
    'It looks like the water under our boat.',
    'Every one is different, and I like mine best.',
    'Deep in the middle and pale at the edge, beautiful.',
  ],
  'tie-dye-matcha': [
    'The calm one. My yoga teacher asked.',
    'Green that looks like tea and not like slime.',
    'Soft bursts, never busy.',
  ],
  shibori: [
    'It looks hand-dipped up close as well.',
    'The indigo has not run, not even in the first wash.',
    'I dye cloth myself and could not do this.',
  ],
  'shibori-clay': [
    'Rust and chalk, like old walls in the sun.',
    'A warm print that is not orange.',
    'The wobbly lines are what I love about it.',
  ],
  'sunset-ombre': [
    'Nobody else’s fades quite where mine does.',
    'The plum at the end is the best part.',
    'I match the evening.',
  ],
  'grape-soda': [
    'Purple that fizzes, I cannot explain it better.',
    'The pale middle is very flattering.',
    'It goes from sweet to midnight.',
  ],
  'lagoon-ombre': [
    'It gets deeper where I do.',
    'No line in the fade, however hard I look.',
    'Turquoise for the shallow, navy for the brave.',
  ],
  coral: [
    'The right coral: not pink, not orange.',
    'Plain, bright and never see-through.',
    'It lifts every print I put beside it.',
  ],
  bluebird: [
    'A true mid-blue, hard to find.',
    'It goes with all my prints, as promised.',
    'Their own blue, and now mine.',
  ],
  butter: [
    'Soft yellow that does not turn me green.',
    'Looks like the inside of a good croissant.',
    'Lined properly, so pale is no problem.',
  ],
  ink: [
    'Not black, better than black.',
    'It hides everything and still looks like a choice.',
    'After all that sun it is as dark as on the first day.',
  ],
  sage: [
    'Dusty green, very grown-up.',
    'It suits everyone who has tried mine on.',
    'Quiet, and gets more compliments than my loud ones.',
  ],
  guava: [
    'A pink with sunshine in it.',
    'Redder than I thought, and I am glad.',
    'It clashes with nothing I own, to my surprise.',
  ],
  'caramel-eyelet': [
    'The stitched flowers are so pretty up close.',
    'A brown that looks like dessert.',
    'No holes where there should be none.',
  ],
  'white-eyelet': [
    'White that stays opaque when wet. I tested, thoroughly.',
    'Like a summer dress that can swim.',
    'The embroidery has not pulled anywhere.',
  ],
  'sky-eyelet': [
    'Pale blue with texture, so pretty with a tan.',
    'It looks far more expensive than it was.',
    'My bridesmaids all wanted one.',
  ],
  'rose-eyelet': [
    'Dusty, not sugary.',
    'The little holes make it look like lace from afar.',
    'I got married near a pool and this was my going-in dress, so to speak.',
  ],
  'milk-rib': [
    'Thick enough to be safe in white.',
    'The ridges make you look longer, I swear.',
    'Warm white, not toothpaste.',
  ],
  'cocoa-rib': [
    'Brown is my black now.',
    'Like a second skin in dark chocolate.',
    'The rib hides the elastic line completely.',
  ],
  'seafoam-rib': ['The prettiest pale green.', 'It feels nice to stroke, I stroke it.', 'Cool colour, warm cloth.'],
  'tomato-rib': [
    'Lifeguard red with better manners.',
    'One strong colour and no fuss.',
    'I am visible from space and happy.',
  ],
  'licorice-rib': [
    'A plain black that is not plain.',
    'The texture makes it look dear.',
    'It has been to the pool, the office and a funeral.',
  ],
  'sand-terry': [
    'Soft like a baby’s towel.',
    'Beige, and still nobody fell asleep.',
    'It feels warm even when it is damp.',
  ],
  'guava-terry': [
    'Pink towelling is the happiest of cloths.',
    'Very seventies beach club.',
    'Nobody can keep their hands off it.',
  ],
  'bluebell-terry': [
    'Blue or violet, we still cannot agree.',
    'Plush but not heavy.',
    'The loops have not snagged on anything.',
  ],
  'seersucker-sky': [
    'Crumpled by nature, like me.',
    'It never sticks to you.',
    'The stripe is fine and the pucker is springy.',
  ],
  'seersucker-melon': [
    'Melon stripes make me feel well rested.',
    'No ironing. None. Ever.',
    'It keeps its crinkle wash after wash.',
  ],
};
