/** What the eyes do: no whites, no iris, no highlight. */
export type EyeHabit = 'closed' | 'smile' | 'down' | 'open' | 'side';

export type MouthHabit = 'soft' | 'smile' | 'flat' | 'open';

/** What tells a face from the next. Numbers multiply or shift the drawn face, 1 or 0 when absent. */
export interface Face {
  readonly eyes: EyeHabit;
  readonly mouth?: MouthHabit;
  /** Size of the nose, and in units how far its bridge stands out and its tip hangs. */
  readonly nose?: number;
  readonly bridge?: number;
  readonly tip?: number;
  /** Width of the jaw, and units the chin stands out. */
  readonly jaw?: number;
  readonly chin?: number;
  /** Fullness. */
  readonly lips?: number;
  readonly lipColour?: string;
  /** Thickness of the brows, units, how high they arch, and their colour. */
  readonly brow?: number;
  readonly arch?: number;
  readonly browColour?: string;
  readonly freckles?: boolean;
  /** Lines beside mouth and eyes. */
  readonly lined?: boolean;
  /** Hex. */
  readonly beard?: string;
  readonly moustache?: string;
  /** A flush on the cheeks; there when absent. */
  readonly cheeks?: boolean;
}

/** Something before the eyes. */
export interface Glasses {
  readonly frame: string;
  /** Hex; clear when absent. */
  readonly lens?: string;
}
