export const PICTURE_AND_PATTERN_REMARKS: Readonly<Record<string, readonly string[]>> = {
  'young-love': [
    'The swallows carry real envelopes with seals, I melted.',
    'My tattooist approves, and she approves of nothing.',
    'Cream and red, like an old valentine.',
  ],
  'old-flame': [
    'The red is deep and warm, not pillar box.',
    'I bought it the week I was over him.',
    'Gold seals on every letter, such a nice touch.',
  ],
  zodiac: [
    'Found my sign on the first try, right in front. Fate.',
    'The gold does not scratch off, I was worried.',
    'It looks like a planetarium ceiling.',
  ],
  moonstone: [
    'The lavender is nearly grey and very calming.',
    'All twelve signs, in whispers.',
    'Pretty in a way that people have to be quiet for.',
  ],
  terrazzo: [
    'It hides everything: ice cream, sand, life.',
    'My bathroom floor has never looked so good on me.',
    'Six colours, so all my other things go with it.',
  ],
  gelato: [
    'Like terrazzo on holiday.',
    'The chocolate chips are few and I look for them.',
    'Pale pink without the sugar rush.',
  ],
  cutouts: [
    'It is like wearing the museum shop, only better made.',
    'The scissors show, and that is what I love.',
    'I found the fish.',
  ],
  'blue-period': [
    'All the blues I own in one thing.',
    'It makes me want to buy a poster and a scarf.',
    'Calm and arty, my sister said, and she teaches art.',
  ],
  positano: [
    'The tiles meet at the seams. They actually meet.',
    'You can see the brush marks if you look, wonderful.',
    'I was asked whether I bought it in Italy.',
  ],
  sorrento: ['Sunshine in squares.', 'It brightens up anything white I own.', 'The green drops were a nice surprise.'],
  terracotta: [
    'Lovely warm clay, it looks hand-painted.',
    'That teal dot in the corner is what makes it.',
    'It matches the flowerpots, my husband says, and he means well.',
  ],
  seashell: [
    'The pink of the inside of a shell, exactly.',
    'Every starfish has five arms; I am a biologist and I counted.',
    'Soft and beachy without a slogan.',
  ],
  'shell-toile': [
    'Fine china for the beach.',
    'The hatching is so fine that it looks engraved.',
    'It is the print my mother-in-law and I agree on.',
  ],
  'sand-dollar': [
    'Quiet, sandy and very useful.',
    'I lost it on the beach for ten minutes, it matches that well.',
    'A neutral with a little secret in it.',
  ],
  'rodeo-red': [
    'A red bandana all grown up.',
    'I have no horse and have never felt closer.',
    'It looks as if it has been washed a hundred times, in the best way.',
  ],
  'rodeo-navy': [
    'It is made for jeans.',
    'Grandad’s handkerchief, but nobody has blown into it.',
    'Small pattern, easy to mix.',
  ],
  'gingham-butter': [
    'A yellow I can wear, and I had given up.',
    'It looks like breakfast.',
    'Checks are neat and straight, and matched at the side.',
  ],
  'gingham-bluebird': [
    'Dorothy, but make it the seaside.',
    'Fresh as a shirt out of the dryer.',
    'The check stays square when it stretches, which is rare.',
  ],
  'gingham-cherry': [
    'I feel like a very good tablecloth.',
    'Proper red, proper check, proper summer.',
    'Two people asked me where the wine was.',
  ],
  'gingham-lilac': [
    'The softest lilac, lovely with grey hair.',
    'Gingham without the picnic clichés.',
    'It looks cool even when I am not.',
  ],
  'gingham-olive': [
    'Olive and cream is what I never knew I needed.',
    'A check for people who like their sweets salty.',
    'Goes with my old leather sandals as if it had been planned.',
  ],
  'gingham-licorice': [
    'Very Brigitte, says everyone over fifty.',
    'Black check that is soft to look at, I do not know how.',
    'It takes me from the beach into town.',
  ],
  'happy-check': [
    'Strangers smile at me and then I realise why.',
    'One flower has seven petals. You are welcome.',
    'It is impossible to have an argument in it.',
  ],
  'happy-hour': [
    'Happy Check with a drink in its hand.',
    'The orange is soft, like the inside of an apricot.',
    'My colleagues asked me to wear it to meetings.',
  ],
  polka: [
    'A classic, and the dots are just the right size.',
    'You cannot go wrong with it, so I did not.',
    'The cream is cream and not white, much kinder.',
  ],
  'polka-rouge': [
    'I bought the lipstick to go with it.',
    'A red that suits me, and I have tried eleven.',
    'It is a film still with me in it.',
  ],
  'polka-milk': [
    'Navy dots, warm white, nothing shows through.',
    'Crisp and a bit French.',
    'It makes me walk with better posture.',
  ],
  'boat-club-madras': [
    'I do not own a boat, but people ask.',
    'The colours look washed, not faded.',
    'All those stripes crossing and no headache.',
  ],
  'sherbet-madras': [
    'A bag of sweets in plaid.',
    'Pale, pretty and straight at the seams.',
    'Pastels for people who are not sweet.',
  ],
  'retro-wave': [
    'My uncle really had that sofa.',
    'The bands join up at the side seam, I am impressed.',
    'It is 1974 and I have good hair.',
  ],
  'surf-wave': [
    'Waves in the waves, I like a theme.',
    'The yellow stripe is the sun, I have decided.',
    'Three blues that get along.',
  ],
  'sherbet-wave': [
    'Like a sunset that has been ironed.',
    'Peach into lilac, so soft.',
    'I bought it for the colours, and I look at it a lot.',
  ],
  'kelp-wave': [
    'Earthy and swirly, like a good record cover.',
    'Green for people who like the sea more than the beach.',
    'The ginger band is genius.',
  ],
  'candy-stripe': [
    'The stripes are all different widths, so it never looks stiff.',
    'Rock-shop colours, and I am from a rock-shop town.',
    'It makes everything plain look better.',
  ],
  deckchair: [
    'I look like the furniture, and it is good furniture.',
    'Mustard and navy, with that one coral line.',
    'My grandfather hired out deckchairs; he would have liked it.',
  ],
  cabana: ['The bluest, cleanest stripe.', 'It is the beach in my head.', 'I feel like a hut with a good view.'],
  'cabana-coral': [
    'The coral is soft in the morning and fierce at six.',
    'Wide stripes, no wobble.',
    'Kinder to pale skin than the blue.',
  ],
  'cabana-olive': [
    'A stripe for people who bring a newspaper.',
    'Olive is the best of the three, fight me.',
    'It looks like something inherited.',
  ],
};
