export interface WaitingText {
  title: string;
  heading: string;
  text: string;
  /** The browser asks for the same address again by itself. */
  looksAgain: boolean;
  /** After so many seconds the browser looks again, and a program may ask again. */
  againAfterSeconds?: number;
  /** 503 unless told. */
  status?: 429 | 503;
}

/** A page that stands by itself for somebody who has to wait a moment, and when to come again. */
export function waitingPage({
  title,
  heading,
  text,
  looksAgain,
  againAfterSeconds = 2,
  status = 503,
}: WaitingText): Response {
  const refresh = looksAgain ? `\n<meta http-equiv="refresh" content="${againAfterSeconds}">` : '';
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">${refresh}
<title>${title} | Bluebird Bay</title>
</head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;background:#fffaf2;color:#17305f;font:1.125rem/1.5 system-ui,sans-serif">
<h1 style="margin:0">${heading}</h1>
<p style="margin:.5rem 1rem">${text}</p>
</body>
</html>`;
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(againAfterSeconds),
      'cache-control': 'no-store',
    },
  });
}
