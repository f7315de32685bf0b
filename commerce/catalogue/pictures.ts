import { type View, viewsOfCut } from './cut-views.ts';
import { cutRecord, type Kind, kindRecord } from './kinds/kinds.ts';
import type { Model } from './models.ts';
import { seedOf } from './seeding/seeded.ts';

/** A picture as the art kit addresses it, and what it shows in words. */
export interface Picture {
  spec: string;
  alt: string;
}

type Shot = View | 'again';

/** A picture to be taken: of what, and who wears it. */
interface Take {
  readonly shot: Shot;
  readonly model?: Model;
}

/** " by Imani", and the size she wears where there are sizes. */
const byWhom = (model: Model | undefined, hasSizes: boolean): string => {
  if (!model) return '';
  return hasSizes ? ` by ${model.name} (${model.height}) in ${model.size}` : ` by ${model.name}`;
};

function altOf({ shot, model }: Take, name: string, { cut, kind, hasSizes }: Pictured): string {
  const record = kindRecord(kind);
  const worn = `${name}, worn${byWhom(model, hasSizes)}`;
  switch (shot) {
    case 'flat':
      return `${name}, laid flat: ${cutRecord(cut)?.looks ?? 'the whole piece'}`;
    case 'reverse':
      return `${name}, turned over`;
    case 'again':
      return `${name} a second time, on paper of another colour`;
    case 'model':
      return `${worn}, ${record.isCarried ? 'as it is carried' : 'seen from the front'}`;
    case 'back':
      return `${worn}, seen from behind`;
    case 'side':
      return `${worn}, seen from the side`;
    case 'low':
      return `${worn}, ${record.nearer ?? 'from waist to knee'}`;
    case 'close':
      return `${record.closeUp ?? 'Close-up of the cloth and the sewing'} of ${name}`;
    case 'set':
      return record.otherHalf || kind === 'set'
        ? `${name}, top and bottoms laid out together`
        : `${name}, laid out with what goes with it`;
  }
}

const FEWEST_PICTURES = 3;

/** Every fifth product or so leads with somebody wearing it, so that a list is not all flat lays. */
function leadsWithModel({ handle, kind }: Pictured): boolean {
  return !kindRecord(kind).isCarried && seedOf(`lead ${handle}`) % 5 === 0;
}

const WORN: ReadonlySet<Shot> = new Set(['model', 'low', 'back', 'side']);

function takesOf(pictured: Pictured, models: readonly Model[]): Take[] {
  const { kind, cut } = pictured;
  const { isLowerHalf, sideTells } = kindRecord(kind);
  const available = viewsOfCut(cut);
  const [lead, ...others] = models;
  const take = (shot: View): Take[] => {
    if (!available.includes(shot) || (shot === 'low' && !isLowerHalf)) return [];
    return [WORN.has(shot) && lead ? { shot, model: lead } : { shot }];
  };
  const onOthers = available.includes('model') ? others.map((model): Take => ({ shot: 'model', model })) : [];
  // A set is pictured through its top: laid out with the bottoms, then worn.
  const first: readonly View[] =
    kind === 'set' ? ['set', 'model'] : leadsWithModel(pictured) ? ['model', 'flat'] : ['flat', 'model'];
  const last: readonly View[] = kind === 'set' ? ['low', 'close'] : ['low', 'reverse', 'close', 'set'];
  const takes = [
    ...first.flatMap(take),
    ...take('back'),
    ...onOthers,
    ...(sideTells ? take('side') : []),
    ...last.flatMap(take),
  ];
  return takes.length < FEWEST_PICTURES ? [...takes, { shot: 'again' }] : takes;
}

/** The seed of a product's second flat lay: another backdrop, another place of the print. */
export const anotherLay = (seed: number): number => (seed + 37) % 100;

/** What decides the pictures of a product. */
interface Pictured {
  readonly kind: Kind;
  readonly cut: string;
  readonly print: string;
  readonly handle: string;
  readonly hasSizes: boolean;
}

/**
 * The pictures of a product in their order; `name` is title and print: 'Kaila Triangle Top in Wildflowers', `seed` one of
 * pictureSeeds, `models` who is in them.
 */
export function picturesOf(pictured: Pictured, name: string, seed: number, models: readonly Model[]): Picture[] {
  const { cut, print } = pictured;
  return takesOf(pictured, models).map((take) => {
    const { shot, model } = take;
    const address = shot === 'again' ? `flat-${anotherLay(seed)}` : `${shot}-${seed}`;
    return {
      spec: `p/${cut}/${print}/${address}${model ? `-${model.person}` : ''}`,
      alt: altOf(take, name, pictured),
    };
  });
}
