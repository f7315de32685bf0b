/** The commonest reason of all; in a file of its own because the first view needs it, and none of the others. */
export const UNREACHABLE = 'We could not reach the shop. Check your connection, then try again.';
