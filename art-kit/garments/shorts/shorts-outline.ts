/** The measurements of a pair of shorts; half widths from the centre line. */
export interface ShortsCut {
  readonly waistY: number;
  readonly waist: number;
  readonly hemY: number;
  /** The outer and inner end of each hem. */
  readonly outer: number;
  readonly inner: number;
  readonly crotchY: number;
}

/** The outline of shorts laid flat, both legs. */
export function shortsOutline({ waistY, waist, hemY, outer, inner, crotchY }: ShortsCut): string {
  const x = (distance: number): number => 400 + distance;
  const middle = (outer + inner) / 2;
  return (
    `M${x(-waist)} ${waistY} Q400 ${waistY + 16} ${x(waist)} ${waistY}` +
    ` C${x(waist + 10)} ${waistY + 90} ${x(outer - 26)} ${hemY - 200} ${x(outer)} ${hemY - 16}` +
    ` Q${x(middle)} ${hemY + 20} ${x(inner)} ${hemY + 4}` +
    ` C${x(inner - 8)} ${hemY - 80} ${x(22)} ${crotchY + 60} 400 ${crotchY}` +
    ` C${x(-22)} ${crotchY + 60} ${x(8 - inner)} ${hemY - 80} ${x(-inner)} ${hemY + 4}` +
    ` Q${x(-middle)} ${hemY + 20} ${x(-outer)} ${hemY - 16}` +
    ` C${x(26 - outer)} ${hemY - 200} ${x(-waist - 10)} ${waistY + 90} ${x(-waist)} ${waistY}Z`
  );
}
