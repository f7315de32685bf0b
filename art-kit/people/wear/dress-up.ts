import { fabricOf } from '../../cloth/fabric.ts';
import { fillColour } from '../../cloth/fabric-colour.ts';
import type { Paint } from '../../gouache/layer.ts';
import type { Point } from '../../path.ts';
import type { SkinPaint } from '../body-layers.ts';
import { type LayerDraft, layerDraft } from '../layer-draft.ts';
import type { Skeleton } from '../skeleton.ts';
import { clothShade } from '../skins.ts';
import { type Dressing, torsoMesh, type WornPiece } from './piece.ts';
import { PRINT_SCALES } from './print-scale.ts';
import { WARDROBE, type WornCut } from './wardrobe.ts';

/** A cut in a colourway. */
export interface Worn {
  readonly cut: WornCut;
  readonly colourway: string;
  /** Shift of the print, units. */
  readonly offset?: Point;
}

function paintOf(piece: WornPiece, worn: Worn, bones: Skeleton, skin: SkinPaint): Paint {
  if (piece.fill === 'skin') return skin.skin.base;
  if (piece.fill === 'hair') return skin.hair;
  const fabric = fabricOf(worn.colourway);
  const colour = fillColour(piece.fill, fabric, fabric.trim);
  if (colour !== undefined) return colour;
  return {
    colourway: worn.colourway,
    scale: PRINT_SCALES[worn.cut],
    offset: worn.offset ?? [0, 0],
    mesh: piece.mesh ?? torsoMesh(bones),
  };
}

/** Lays a piece on a layer. */
function layPiece(draft: LayerDraft, piece: WornPiece, worn: Worn, bones: Skeleton, skin: SkinPaint): void {
  draft.patches.push({
    of: worn.cut,
    outlines: piece.outlines,
    paint: paintOf(piece, worn, bones, skin),
    shade: piece.fill === 'skin' ? skin.laid.shade : clothShade(fabricOf(worn.colourway).ground),
    ...(piece.inside ? { inside: true } : {}),
    ...(piece.strength === undefined ? {} : { strength: piece.strength }),
  });
  draft.folds.push(...(piece.folds ?? []));
}

export function dressUp(bones: Skeleton, skin: SkinPaint, wear: readonly Worn[]): Dressing {
  const sewn = wear.map((worn) => ({ worn, pieces: WARDROBE[worn.cut](bones) }));
  return {
    onto: (draft, ...surfaces) => {
      for (const { worn, pieces } of sewn) {
        for (const piece of pieces) if (surfaces.includes(piece.on)) layPiece(draft, piece, worn, bones, skin);
      }
    },
    over: sewn.flatMap(({ worn, pieces }) => {
      const own = pieces.filter(({ on }) => on === 'over');
      if (own.length === 0) return [];
      const draft = layerDraft(worn.cut);
      for (const piece of own) layPiece(draft, piece, worn, bones, skin);
      return [draft];
    }),
  };
}
