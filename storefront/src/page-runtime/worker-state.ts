/** What this document knows of the service worker; a reload forgets it. */
let updated = false;
let failed = false;

/** A new worker was installed while another was in control: the next page is loaded as a document. */
export function noteWorkerUpdated(): void {
  updated = true;
}

export function workerUpdated(): boolean {
  return updated;
}

/** A page or a script of it could not be had: with a new worker in place the document is loaded again. */
export function noteResourcesFailed(): void {
  failed = true;
}

export function resourcesFailed(): boolean {
  return failed;
}
