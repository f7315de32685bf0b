import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import { SCREEN_TITLES, SCREENS, type ScreenName } from '../state/game-settings.ts';
import { goTo } from '../state/game-store.ts';
import { GAME_ICONS } from './game-icons.ts';
import { SoundButton } from './sound-button.tsx';
import { sound } from './sounds.ts';
import styles from './stage.module.css';

const loadChart = () => import('../../size-guide/size-chart-dialog.tsx').then((module) => module.SizeChartDialog);
const loadReset = () => import('./reset-dialog.tsx').then((module) => module.ResetDialog);

/** A piece that is measured everywhere a body is: its chart is everything's. */
const MEASURED = { handle: 'lido-one-piece-angel', title: 'Everything', kind: 'one-piece' };

/** Pixels at the top of the window that the shop’s header covers. */
const HEADER = 76;

interface StageProps {
  screen: ScreenName;
  className?: string | undefined;
  children: ReactNode;
}

/** What every screen but the title stands in: where in the game it is, and its three tools. */
export function Stage({ screen, className, children }: StageProps) {
  const step = useRef<HTMLParagraphElement>(null);
  // A new screen is told to whoever does not see it, and keys go on from its beginning.
  useEffect(() => {
    step.current?.focus({ preventScroll: true });
    const section = step.current?.closest('section');
    // On a phone on its side the stage is as high as what the header leaves: any of it above or below is too much.
    const isLow = window.matchMedia('(max-height: 500px)').matches;
    if (section && (isLow || section.getBoundingClientRect().top < HEADER)) section.scrollIntoView();
  }, []);
  return (
    <section className={classNames(styles.stage, className)} aria-label="Dress-Up Bay">
      <header className={styles.top}>
        <div>
          <p className={styles.mark}>Dress-Up Bay</p>
          <p ref={step} className={styles.step} tabIndex={-1}>
            {SCREENS.indexOf(screen) + 1} of {SCREENS.length} {SCREEN_TITLES[screen]}
          </p>
        </div>
        <Tools />
      </header>
      {children}
    </section>
  );
}

function Tools() {
  const chart = useDialog(loadChart);
  const reset = useDialog(loadReset);
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} aria-label="View size chart" onClick={chart.show}>
        <LineIcon shape={GAME_ICONS.ruler} />
      </button>
      <SoundButton />
      <button type="button" className={styles.tool} aria-label="Start over" onClick={reset.show}>
        <LineIcon shape={GAME_ICONS.startOver} />
      </button>
      {chart.Dialog && <chart.Dialog open={chart.open} onClose={chart.close} product={MEASURED} chosen={undefined} />}
      {reset.Dialog && <reset.Dialog open={reset.open} onClose={reset.close} />}
    </div>
  );
}

interface FootProps {
  back: ScreenName;
  next: ScreenName;
  /** What the way on says instead of the next screen's name. */
  nextLabel?: string;
}

/** The way back and the way on. Everything is kept both ways. */
export function Foot({ back, next, nextLabel = SCREEN_TITLES[next] }: FootProps) {
  const backLabel = back === 'title' ? 'Back' : SCREEN_TITLES[back];
  const go = (screen: ScreenName, by: 'next' | 'back') => () => {
    sound(by);
    goTo(screen);
  };
  return (
    <footer className={styles.foot}>
      <button
        type="button"
        className={classNames(buttonClass({ variant: 'outline' }), styles.back)}
        aria-label={back === 'title' ? 'Back to the title' : `Back: ${backLabel}`}
        onClick={go(back, 'back')}
      >
        <LineIcon shape={GAME_ICONS.left} size="small" />
        <span>{backLabel}</span>
      </button>
      <button type="button" className={classNames(buttonClass(), styles.forward)} onClick={go(next, 'next')}>
        {nextLabel}
        <LineIcon shape={GAME_ICONS.right} size="small" />
      </button>
    </footer>
  );
}
