/** A caller who may not: 401 without a token that is good, 403 with somebody else's. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 401 | 403;

  constructor(status: 401 | 403, message: string) {
    super(message);
    this.status = status;
  }
}
