/** Subject of the reason that stands below the code field. */
export const CODE_FIELD = 'code';
