/** What people say of a print, by its id. Each holds on anything it is printed on. */
export const FRUIT_AND_FLOWER_REMARKS: Readonly<Record<string, readonly string[]>> = {
  passionfruit: [
    'You can count the seeds in the fruit, and I have.',
    'The peach is warmer than on my screen, and better for it.',
    'People lean in, work out that it is passionfruit, and get hungry.',
  ],
  'passionfruit-noir': [
    'The dark one hides suncream and looks expensive doing it.',
    'From two metres it is black, from one it is a fruit stall.',
    'I wanted something dark that was not boring, and here it is.',
  ],
  'passionfruit-fizz': [
    'That yellow is the colour of being eight and having a coin.',
    'Brighter than I dared, and I am glad somebody dared for me.',
    'The pink flowers stop the yellow from being too much.',
  ],
  'citrus-grove': [
    'No two slices are the same, my son checked.',
    'The blue behind the oranges makes the whole thing look cold and fresh.',
    'It is a fruit salad and I am all for it.',
  ],
  limoncello: [
    'Yellow on yellow, and on me it does not look ill.',
    'I have been offered an actual limoncello because of it.',
    'The lemons look painted, which of course they are.',
  ],
  'blood-orange': [
    'The red is a hot one, almost glowing in the evening.',
    'My mother asked where I found marmalade to wear.',
    'It photographs redder than it is; in life there is more orange.',
  ],
  'key-lime': [
    'A green that does not make me look seasick.',
    'It reads as plain from afar and as limes from the next towel.',
    'Sharp and clean, like the drink.',
  ],
  'strawberry-picnic': [
    'A wasp did actually land on a strawberry.',
    'Sweet without being a baby print, and I worried about that.',
    'The pink is pale enough for a grown woman.',
  ],
  'strawberry-patch': [
    'Dark green with red and not a hint of Christmas.',
    'My favourite strawberries, the moody ones.',
    'I found the snail. I will not say where either.',
  ],
  'wild-strawberry': [
    'Little berries, lots of blue: very easy to wear.',
    'It looks like something my grandmother had curtains of, in a good way.',
    'Softer in the hand of the light than in the picture.',
  ],
  wildflowers: [
    'It took me two days to find the ladybird.',
    'So many colours that it goes with all my towels.',
    'People who garden come up and name the flowers.',
  ],
  'midnight-meadow': [
    'Black for cowards and flowers for the brave, and I am both.',
    'The navy is so dark that it works as evening wear.',
    'Bright petals, night behind, no stain ever seen.',
  ],
  'lilac-meadow': [
    'The lilac is greyer than I thought, which suits me better.',
    'A flower print for people with a headache, and I mean that kindly.',
    'It glows a bit at dusk.',
  ],
  'tomato-garden': [
    'Red with flowers, and I have never felt so noticed at a pool.',
    'The red is on the orange side, as they say; believe them.',
    'Warm, loud, happy: it is a garden centre on a Saturday.',
  ],
  'meadow-mint': [
    'I do not do flowers, and I do these.',
    'The mint is cool on tanned skin and kind on mine.',
    'The coral flowers seem to float on it.',
  ],
  'daisy-chain': [
    'I was eleven again for an afternoon.',
    'Crisp blue, crisp white, no fuss.',
    'The daisies are all a bit different, as if somebody cared.',
  ],
  'upsy-daisy': [
    'Fried eggs, said my husband, and now I see them too, and love them.',
    'It wakes me up better than the coffee.',
    'The yellow is egg, not highlighter.',
  ],
  'licorice-daisy': [
    'Smart daisies, who knew.',
    'Black and white with one dab of mustard: it goes with every shoe I have.',
    'It makes a plain outfit look styled.',
  ],
  flutter: [
    'The butterflies all fly different ways, it really is pretty.',
    'My niece named six of them.',
    'Mint and orange is a mix I would never have picked, and now I pick it.',
  ],
  'flutter-by-night': [
    'The wings look lit from behind.',
    'Purple I can wear, at last: dark and a bit mysterious.',
    'There are tiny yellow dots in it that I only saw at home.',
  ],
};
