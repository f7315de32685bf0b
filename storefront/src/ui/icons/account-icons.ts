/** Line drawings on a 24 x 24 field, of accounts and orders; see `icon.tsx`. */
export const ACCOUNT_ICONS = {
  pin: 'M12 21.500c-4.600-4.700-7-8.200-7-11.500a7 7 0 0 1 14 0c0 3.3-2.400 6.800-7 11.500ZM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  print: 'M7 8.500v-5h10v5M7 17H3.500V8.500h17V17H17M7 14h10v6.500H7Z',
  back: 'M9 5 4.5 9.5 9 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  box: 'm12 3 8.500 4.500v9L12 21l-8.500-4.500v-9ZM3.500 7.500 12 12l8.500-4.500M12 12v9',
  file: 'M6 3h8l4.5 4.500V21H6ZM14 3v5h4.500M9 13h6M9 17h6',
} as const satisfies Record<string, string>;
