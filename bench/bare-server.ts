import { createServer } from 'node:http';

/** What a bare server answers everything with. */
export interface SameBytes {
  headers: Readonly<Record<string, string>>;
  base64: string;
}

function isSameBytes(message: unknown): message is SameBytes {
  return typeof message === 'object' && message !== null && 'headers' in message && 'base64' in message;
}

/**
 * Node's own server, answering everything with the same bytes: as fast as it gets without doing anything. A process of its
 * own, as the shop is, so that whoever measures does not share its processor time. Told what to answer, it tells its port.
 */
process.on('message', (message) => {
  if (!isSameBytes(message)) return;
  const bytes = Buffer.from(message.base64, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, message.headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(address && typeof address === 'object' ? address.port : 0);
  });
});
process.on('disconnect', () => process.exit());
