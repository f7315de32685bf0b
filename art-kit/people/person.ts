import type { BodyId } from './bodies.ts';
import type { Face, Glasses } from './head/face.ts';
import type { HairLook } from './head/hair/hair-style.ts';
import type { HairStyleId } from './head/hair/styles.ts';
import type { Place } from './layer-draft.ts';
import type { HeadView } from './pose.ts';
import type { SkinId } from './skins.ts';

/** Hair, or what is worn in its place. */
export type HeadDress =
  | (HairLook & { readonly style: HairStyleId; readonly colour: string })
  | { readonly style: 'hijab'; readonly colour: string; readonly shade: string };

/** Somebody of the cast: what stays the same whatever they do and wear. */
export interface Person {
  readonly name: string;
  readonly body: BodyId;
  readonly skin: SkinId;
  /** Centimetres. */
  readonly height: number;
  readonly hair: HeadDress;
  readonly face: Face;
  readonly glasses?: Glasses;
  readonly earrings?: string;
  /** A running blade in place of the lower leg. */
  readonly blade?: 'left' | 'right';
  /** A long scar down the middle of the belly, or across one side of the chest. */
  readonly scar?: 'belly' | 'chest';
  /** Chest and arms are hairy. */
  readonly hairy?: string;
  /** Covers arms and legs in the water, under what else is worn: hex. */
  readonly swimLayer?: string;
}

/** A head to be drawn. */
export interface HeadSpec {
  readonly person: Person;
  readonly view: HeadView;
  readonly place: Place;
  /** Units to a head unit. */
  readonly size: number;
  readonly glasses?: Glasses | undefined;
}
