/** Storage key of what the fit finder knows; it never leaves this browser. */
export const FIT_MEMORY_KEY = 'fitMemory';
