/** Numbers from 0 up to 1, the same for ever for one seed (mulberry32 over FNV-1a): variety without surprise. */
export function chanceOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of `choices`; throws on none, for the lists are ours. */
export function pickOne<Choice>(chance: () => number, choices: readonly Choice[]): Choice {
  const chosen = choices[Math.floor(chance() * choices.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from.');
  return chosen;
}

/** One of `choices` by weight. */
export function pickWeighted<Choice>(chance: () => number, choices: readonly (readonly [Choice, number])[]): Choice {
  let left = chance() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return pickOne(
    chance,
    choices.map(([choice]) => choice),
  );
}
