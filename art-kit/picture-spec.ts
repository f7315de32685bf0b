import { findColourway } from './colourways.ts';
import { type DollFigureLayer, type DollPieceId, isDollFigureLayer, isDollPiece } from './dolls/doll-pieces.ts';
import { isDollId, isDollPose, type PosedDoll } from './dolls/dolls.ts';
import { isPossibleLook, type Look } from './dolls/draw-look.ts';
import { type CutId, isCutId } from './garments/cuts.ts';
import type { CastId } from './people/cast.ts';
import { isWornCut } from './people/wear/wardrobe.ts';
import { isWornView, type PictureView, viewsFor } from './picture-views.ts';
import { isSceneId, type SceneId } from './scenes/scenes.ts';
import { STYLING } from './worn/styling.ts';

/** What a picture shows. Its address, without version, width and ending, is its written form. */
export type PictureSpec =
  | ProductPicture
  | ScenePicture
  | PrintPicture
  | CutOutPicture
  | DollPicture
  | DollPiecePicture
  | LookPicture;

/**
 * `p/{cut}/{colourway}/{view}-{seed}`: a product. The seed, 0-99, picks backdrop, print position, folds and who wears it.
 * `p/{cut}/{colourway}/{view}-{seed}-{person}`: the same worn by somebody of the cast.
 */
export interface ProductPicture {
  readonly kind: 'product';
  readonly cut: CutId;
  readonly colourway: string;
  readonly view: PictureView;
  readonly seed: number;
  readonly person?: CastId;
}

/** `s/{scene}`: a composed picture of the home page, a lookbook or a banner. */
export interface ScenePicture {
  readonly kind: 'scene';
  readonly scene: SceneId;
}

/** `t/{colourway}`: one repeat of a print, square. */
export interface PrintPicture {
  readonly kind: 'print';
  readonly colourway: string;
}

/** `c/{cut}/{colourway}`: a product by itself on nothing, as the game's wardrobe shows it. */
export interface CutOutPicture {
  readonly kind: 'cut-out';
  readonly cut: CutId;
  readonly colourway: string;
}

/**
 * `d/{doll}/self`, `d/{doll}/blink` and `d/{doll}/hair`: a doll of the game in her plain suit, her face while she blinks,
 * and the hair that goes over what she wears.
 * `d/{doll}-{pose}/…`: the same in another pose than `classic`.
 */
export interface DollPicture extends PosedDoll {
  readonly kind: 'doll';
  readonly layer: DollFigureLayer;
}

/** `d/{doll}/{piece}/{colourway}`: a cut or an extra as that doll wears it; same size and origin as the doll herself. */
export interface DollPiecePicture extends PosedDoll {
  readonly kind: 'doll-piece';
  readonly piece: DollPieceId;
  readonly colourway: string;
}

/** `l/{scene}/{doll}/{piece}/{colourway}/…`: a dressed doll in front of a scene, wide, for links that are shared. */
export interface LookPicture extends Look {
  readonly kind: 'look';
}

const PRODUCT = /^p\/([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z]+)-(0|[1-9]\d?)(?:-([a-z]+))?$/;
const SCENE = /^s\/([a-z0-9-]+)$/;
const PRINT = /^t\/([a-z0-9-]+)$/;
const CUT_OUT = /^c\/([a-z0-9-]+)\/([a-z0-9-]+)$/;
const DOLL = /^d\/([a-z]+)(?:-([a-z]+))?\/(?:([a-z]+)|([a-z0-9-]+)\/([a-z0-9-]+))$/;

const LOOK = /^l\/([a-z0-9-]+)\/([a-z]+)(?:-([a-z]+))?((?:\/[a-z0-9-]+\/[a-z0-9-]+)*)$/;

const isColourway = (text: string): boolean => findColourway(text) !== undefined;

function parseProduct([, cut = '', colourway = '', viewName = '', seed = '', person]: RegExpExecArray):
  | ProductPicture
  | undefined {
  if (!isCutId(cut) || !isColourway(colourway)) return undefined;
  const view = viewsFor(cut).find((known) => known === viewName);
  if (!view) return undefined;
  const product = { kind: 'product', cut, colourway, view, seed: Number(seed) } as const;
  if (person === undefined) return product;
  // Nobody is in a flat lay, and not everybody wears everything.
  const wearer = isWornView(view) && isWornCut(cut) ? STYLING[cut].cast.find((one) => one === person) : undefined;
  return wearer && { ...product, person: wearer };
}

function parseCutOut([, cut = '', colourway = '']: RegExpExecArray): CutOutPicture | undefined {
  return isCutId(cut) && isColourway(colourway) ? { kind: 'cut-out', cut, colourway } : undefined;
}

function parseDoll([, doll = '', named, layer, piece = '', colourway = '']: RegExpExecArray):
  | DollPicture
  | DollPiecePicture
  | undefined {
  const pose = named ?? 'classic';
  // Her usual pose has no second address.
  if (!isDollId(doll) || !isDollPose(pose) || named === 'classic') return undefined;
  if (layer !== undefined) return isDollFigureLayer(layer) ? { kind: 'doll', doll, pose, layer } : undefined;
  return isDollPiece(piece) && isColourway(colourway)
    ? { kind: 'doll-piece', doll, pose, piece, colourway }
    : undefined;
}

function parseLook([, scene = '', doll = '', named, worn = '']: RegExpExecArray): LookPicture | undefined {
  const pose = named ?? 'classic';
  if (!isSceneId(scene) || !isDollId(doll) || !isDollPose(pose) || named === 'classic') return undefined;
  const pieces = [...worn.matchAll(/\/([a-z0-9-]+)\/([a-z0-9-]+)/g)].flatMap(([, piece = '', colourway = '']) =>
    isDollPiece(piece) && isColourway(colourway) ? [{ piece, colourway }] : [],
  );
  const isWhole = pieces.length === worn.split('/').length >> 1 && isPossibleLook(pieces);
  return isWhole ? { kind: 'look', scene, doll, pose, pieces } : undefined;
}

/**
 * Reads a picture address, e.g. `p/triangle/wildflowers/flat-3`. Undefined for anything that is not exactly one picture
 * the kit can draw: every picture has one address, and no address outside the range costs a drawing.
 */
export function parsePictureSpec(path: string): PictureSpec | undefined {
  const product = PRODUCT.exec(path);
  if (product) return parseProduct(product);
  const scene = SCENE.exec(path)?.[1];
  if (scene !== undefined) return isSceneId(scene) ? { kind: 'scene', scene } : undefined;
  const colourway = PRINT.exec(path)?.[1];
  if (colourway !== undefined) return isColourway(colourway) ? { kind: 'print', colourway } : undefined;
  const cutOut = CUT_OUT.exec(path);
  if (cutOut) return parseCutOut(cutOut);
  const look = LOOK.exec(path);
  if (look) return parseLook(look);
  const doll = DOLL.exec(path);
  return doll ? parseDoll(doll) : undefined;
}

const posed = ({ doll, pose }: PosedDoll): string => (pose === 'classic' ? doll : `${doll}-${pose}`);

/** Writes the address of a picture; the inverse of `parsePictureSpec`. */
export function formatPictureSpec(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'product':
      return `p/${spec.cut}/${spec.colourway}/${spec.view}-${spec.seed}${spec.person ? `-${spec.person}` : ''}`;
    case 'scene':
      return `s/${spec.scene}`;
    case 'print':
      return `t/${spec.colourway}`;
    case 'cut-out':
      return `c/${spec.cut}/${spec.colourway}`;
    case 'doll':
      return `d/${posed(spec)}/${spec.layer}`;
    case 'doll-piece':
      return `d/${posed(spec)}/${spec.piece}/${spec.colourway}`;
    case 'look':
      return ['l', spec.scene, posed(spec), ...spec.pieces.flatMap(({ piece, colourway }) => [piece, colourway])].join(
        '/',
      );
  }
}
