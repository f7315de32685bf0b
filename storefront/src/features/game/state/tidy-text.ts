/** What names and captions are made of: letters of any script, digits, spaces and a little punctuation; no addresses. */
const ODD = /[^\p{L}\p{M}\p{N} ,'’!?&+-]/gu;

/** Text that may stand on a polaroid: odd characters gone, blanks single, at most `longest` characters. */
export function tidyText(text: string, longest: number): string {
  return tidyTyping(text, longest).trim();
}

/** The same while somebody is typing: the blank between two words is the last character for a moment. */
export function tidyTyping(text: string, longest: number): string {
  const plain = text.slice(0, 400).normalize('NFC').replace(ODD, '').replace(/ +/g, ' ').trimStart();
  return [...plain].slice(0, longest).join('');
}
