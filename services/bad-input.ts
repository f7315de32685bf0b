/** Input that was refused: which field, and what is wrong with it. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly field: string;

  constructor(field: string, reason: string) {
    super(`${field} ${reason}`);
    this.field = field;
  }
}
