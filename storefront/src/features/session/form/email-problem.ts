/** What is wrong with an address somebody typed, in words; undefined when it could be one. The server has the last word. */
export function emailProblem(email: string): string | undefined {
  const typed = email.trim();
  if (typed === '') return 'Enter your email.';
  const [name = '', host, ...more] = typed.split('@');
  if (host === undefined || more.length > 0 || /\s/.test(typed)) return 'Enter an email like marina@example.com.';
  if (name === '' || host === '') return 'Enter an email like marina@example.com.';
  return host.includes('.') && !host.endsWith('.') ? undefined : 'This email is missing its ending, for example .com.';
}
