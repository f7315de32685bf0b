import { type ComponentType, type KeyboardEvent, useEffect } from 'react';
import hidden from '../../ui/visually-hidden.module.css';
import { turnStand } from './doll/doll-stand.tsx';
import { PictureBase } from './doll/game-pictures.ts';
import { AccessoriseScreen, DressScreen } from './screens/dress-screens.tsx';
import { FinaleScreen } from './screens/finale-screen.tsx';
import { GameWords } from './screens/game-words.tsx';
import { keepStageFocus } from './screens/keep-focus.ts';
import { PinUpScreen } from './screens/pin-up-screen.tsx';
import { PolaroidsScreen } from './screens/polaroids-screen.tsx';
import { sound } from './screens/sounds.ts';
import styles from './screens/stage.module.css';
import { TroubleWords } from './screens/trouble-words.tsx';
import { SCREEN_TITLES, type ScreenName } from './state/game-settings.ts';
import { followOtherTabs, undo, useGame } from './state/game-store.ts';
import { outfitSentence } from './wardrobe/outfit-sentence.ts';

const VIEWS: Readonly<Record<Exclude<ScreenName, 'title'>, ComponentType>> = {
  dress: DressScreen,
  accessorise: AccessoriseScreen,
  'pin-up': PinUpScreen,
  polaroids: PolaroidsScreen,
  finale: FinaleScreen,
};

const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Keys that mean something where nothing else takes them. */
const isTaken = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement ||
  (target instanceof Element && target.closest('dialog, [role="tablist"]') !== null);

interface GameProps {
  pictureBase: string;
  screen: Exclude<ScreenName, 'title'>;
}

/** The screens after the title. */
export function Game({ pictureBase, screen }: GameProps) {
  const sentence = useGame((game) => outfitSentence(game.doll, game));
  const View = VIEWS[screen];
  useEffect(followOtherTabs, []);

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
    const focused = document.activeElement ?? event.currentTarget;
    if (event.key.toLowerCase() === 'z' && !isText && keepStageFocus(focused, undo)) sound('back');
    const turn = TURNS[event.key];
    if (turn && screen === 'dress' && !isTaken(event.target)) turnStand(turn);
  };

  return (
    <PictureBase value={pictureBase}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that buttons do too */}
      <div className={styles.game} onKeyDown={press}>
        <h1 className={hidden.hidden}>Dress-Up Bay: {SCREEN_TITLES[screen]}</h1>
        <View key={screen} />
        <TroubleWords />
        <GameWords>{sentence}</GameWords>
      </div>
    </PictureBase>
  );
}
