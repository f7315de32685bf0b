import { ICON_SHAPES } from '../../../ui/icons/icon-shapes.ts';

/** Line drawings of what earns points; see `icon-shapes.ts`. */
export const CLUB_ICONS = {
  order: ICON_SHAPES.bag,
  review: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  birthday: 'M4 20.5V13h16v7.5ZM4 16.5c2 1.5 3.3 1.5 5.3 0 2 1.5 3.4 1.5 5.4 0 2 1.5 3.3 1.5 5.3 0M12 13V9M12 6v.1',
  referral: ICON_SHAPES.user,
  welcome: ICON_SHAPES.heart,
} as const satisfies Record<string, string>;
