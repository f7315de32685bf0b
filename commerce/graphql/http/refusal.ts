/** Answers a request before it is executed, in the error form of the API. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}
