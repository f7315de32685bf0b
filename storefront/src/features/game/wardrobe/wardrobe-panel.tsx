import { type KeyboardEvent, memo, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { cutOutPicture, dollLayers, layerPicture, usePictureBase } from '../doll/game-pictures.ts';
import { sound } from '../screens/sounds.ts';
import { type GameState, isSameItem, putOn, takeOff } from '../state/game-state.ts';
import { gameStore, play, useGame } from '../state/game-store.ts';
import { cutOf, type Item, type Slot } from './item.ts';
import styles from './wardrobe-panel.module.css';

/** A drawer of the wardrobe: everything that goes to one place of the doll. */
export interface Drawer {
  slot: Slot;
  title: string;
  items: readonly Item[];
  /** What the card says that takes it off again; absent where she cannot go without. */
  without?: { title: string; small: string };
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Drawers behind tabs; what lies in the open one is a group of radio buttons: arrow keys try one piece after the other. */
export function WardrobePanel({
  label,
  drawers,
  children,
}: {
  label: string;
  drawers: readonly Drawer[];
  children?: ReactNode;
}) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => firstWorn(drawers, gameStore.getState().game));
  const drawer = drawers[at];

  const open = (index: number): void => {
    sound('select');
    setAt(index);
  };
  const move = (event: KeyboardEvent): void => {
    const next = MOVES[event.key]?.(at, drawers.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    open(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={tabs} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {drawers.map(({ slot, title, items }, index) => (
          <button
            key={slot}
            type="button"
            role="tab"
            id={`${id}-${slot}`}
            aria-selected={index === at}
            aria-controls={`${id}-drawer`}
            tabIndex={index === at ? 0 : -1}
            className={styles.tab}
            onClick={() => open(index)}
          >
            {title} <span>{items.length}</span>
          </button>
        ))}
      </div>
      {drawer && (
        <div
          key={drawer.slot}
          id={`${id}-drawer`}
          role="tabpanel"
          aria-labelledby={`${id}-${drawer.slot}`}
          className={styles.drawer}
        >
          <div className={styles.grid} role="radiogroup" aria-label={drawer.title}>
            {drawer.without && <NothingCard slot={drawer.slot} {...drawer.without} />}
            {drawer.items.map((item) => (
              <ItemCard key={item.image} slot={drawer.slot} item={item} />
            ))}
          </div>
        </div>
      )}
      {children}
    </>
  );
}

/** The drawer she wears something of, or the first. */
const firstWorn = (drawers: readonly Drawer[], game: GameState): number =>
  Math.max(
    0,
    drawers.findIndex(({ slot }) => game[slot] !== null),
  );

/** Whoever comes near a piece is about to see it on the doll. */
function prepare(base: string, slot: Slot, item: Item): void {
  const { game } = gameStore.getState();
  const layers = dollLayers({ doll: game.doll, pose: 'classic', worn: putOn(game, slot, item) });
  const layer = layers.find((spec) => spec.endsWith(item.image));
  if (!layer) return;
  const image = new Image();
  image.sizes = '(max-width: 899px) 182px, 299px';
  image.srcset = layerPicture(base, layer).srcSet;
}

/** Kept as it is while others are put on and taken off: there are seventeen of them, and phones are slow. */
const ItemCard = memo(function ItemCard({ slot, item }: { slot: Slot; item: Item }) {
  const base = usePictureBase();
  const isOn = useGame((game) => isSameItem(game[slot], item));
  const wear = (): void => {
    sound('select');
    play((game) => putOn(game, slot, item));
  };
  return (
    <label className={classNames(styles.card, isOn && styles.on)} onPointerEnter={() => prepare(base, slot, item)}>
      <input type="radio" name={`piece-${slot}`} checked={isOn} onChange={wear} />
      <img src={cutOutPicture(base, item.image)} alt="" width={112} height={96} loading="lazy" draggable={false} />
      <b>{item.name}</b>
      <small>{cutOf(item.image)?.title}</small>
    </label>
  );
});

function NothingCard({ slot, title, small }: { slot: Slot; title: string; small: string }) {
  const isOn = useGame((game) => game[slot] === null);
  const leave = (): void => {
    sound('back');
    play((game) => takeOff(game, slot));
  };
  return (
    <label className={classNames(styles.card, styles.nothing, isOn && styles.on)}>
      <input type="radio" name={`piece-${slot}`} checked={isOn} onChange={leave} />
      <span className={styles.none} aria-hidden="true" />
      <b>{title}</b>
      <small>{small}</small>
    </label>
  );
}
