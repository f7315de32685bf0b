/** Line drawings on a 24 x 24 field that only the game needs; see `ui/icons/icon.tsx`. */
export const GAME_ICONS = {
  ruler: 'm3 15.5 12.5-12.5L21 8.5 8.5 21ZM7 12l2 2M10 9l2.5 2.5M13 6l2 2',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.500ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  startOver: 'M4.5 12a7.5 7.5 0 1 0 2.5-5.600L4.5 8.500M4.5 4v4.500H9',
  left: 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.500',
  right: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.500',
  download: 'M12 3.5v12M7 11l5 5 5-5M4 20.500h16',
  copy: 'M9 9h11v11H9ZM5.5 15H4V4h11v1.500',
} as const satisfies Record<string, string>;
