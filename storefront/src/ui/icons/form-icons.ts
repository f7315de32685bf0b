/** Line drawings on a 24 x 24 field, of forms and what is copied; see `icon.tsx`. Apart from the others, so that the first view of a form is light. */
export const FORM_ICONS = {
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.700 6.5-9.5 6.500S5 16.5 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  hidden:
    'M2.5 12C5 7.5 8.200 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.700 6.5-9.5 6.500S5 16.5 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 20 20 4',
  alert: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v6M12 16.300v.1',
  copy: 'M9 9h11v11H9ZM5.5 15H4V4h11v1.5',
} as const satisfies Record<string, string>;
