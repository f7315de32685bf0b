/** What a browser sees while the shop opens; it looks again by itself. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>Opening | Bluebird Bay</title>
</head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;background:#fffaf2;color:#17305f;font:1.125rem/1.5 system-ui,sans-serif">
<h1 style="margin:0">Putting the parasols out</h1>
<p style="margin:.5rem 1rem">Bluebird Bay opens in a moment. This page looks again by itself.</p>
</body>
</html>`;

/** Answers everything until the shop stands. */
export function openingPage(): Response {
  return new Response(PAGE, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' },
  });
}
