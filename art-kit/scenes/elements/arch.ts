import { fillPath } from '../../svg.ts';

export const archPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`;

/** An arch window, lit from within. */
export function archWindow(x: number, y: number, width: number, height: number, light: string, glow: string): string {
  const gradient = `<defs><radialGradient id="arch" cx=".4" cy=".25" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${glow}"/></radialGradient></defs>`;
  return gradient + fillPath(archPath(x, y, width, height), 'url(#arch)');
}
