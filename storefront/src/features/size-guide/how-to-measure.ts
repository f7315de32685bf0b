/** Where the tape goes, by the name of the measure. */
const HOW: Readonly<Record<string, string>> = {
  Bust: 'around the fullest part, tape level.',
  'Under-bust': 'right below it, snug, after breathing out.',
  Chest: 'around the fullest part, arms down.',
  Waist: 'the narrowest bit, after breathing out.',
  Hips: 'the widest bit, feet together.',
  Torso: 'from one shoulder, down between the legs, and back up.',
};

/** One line for each of these measures that has one. */
export function howToMeasure(names: readonly string[]): Array<{ name: string; how: string }> {
  return names.flatMap((name) => {
    const how = HOW[name];
    return how === undefined ? [] : [{ name, how }];
  });
}
