/** Whether a response is the page or file itself, for everybody; a sketch in a picture's place is not. */
export function isStorable(response: Response): boolean {
  const { status, type, redirected, headers } = response;
  const isPublic = !/no-store|private/.test(headers.get('cache-control') ?? '');
  const isSketch = /save-data/i.test(headers.get('vary') ?? '') && headers.get('content-type') === 'image/svg+xml';
  return status === 200 && type === 'basic' && !redirected && isPublic && !isSketch;
}

/** A document that says on its first element when it was last seen. */
export function asLastSeen(html: string, storedAt: string): string {
  return html.replace('<html ', `<html data-last-seen="${storedAt.replace(/[^\d:.TZ-]/g, '')}" `);
}
