/** Joins class names; what is absent or false is left out. Undefined when nothing is left, so no empty attribute is printed. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
