/** Answers a request before it is executed, in the error form of the API. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}

/** The same where the hosted provider says it in a bare text, or by the name of what is wrong. */
export const plainRefusal = (status: number, errors: string | Readonly<Record<string, string>>): Response =>
  Response.json({ errors }, { status });
