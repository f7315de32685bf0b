import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import { fitPartOf } from '../../size-guide/fit-part.ts';
import { fitSentence } from '../../size-guide/fit-text.ts';
import { type SizeSuggestion, suggestSize } from '../../size-guide/suggest-size.ts';
import { findMeasures, useFit } from '../../size-guide/use-fit.ts';
import type { ProductViewData } from '../page/product-view-data.ts';
import styles from './size-help.module.css';
import type { Buying } from './use-buying.ts';
import { useLinkedVariant } from './use-linked-variant.ts';

const loadChart = () => import('../../size-guide/size-chart-dialog.tsx').then((module) => module.SizeChartDialog);
const loadFinder = () => import('../../size-guide/fit-finder-dialog.tsx').then((module) => module.FitFinderDialog);

const NOT_LOADED = 'That did not load. Check the connection and try again.';

interface SizeHelpProps {
  product: ProductViewData;
  buying: Buying;
}

/** Beside the sizes' heading: the measures of this style. */
export function SizeChartButton({ product, buying }: SizeHelpProps) {
  const chart = useDialog(loadChart);
  // Where there are lists of options, they take it.
  useLinkedVariant(product.options ? undefined : product, buying.chosen, ({ variantId }) => {
    if (!buying.chosen) buying.choose(variantId);
  });
  if (!product.measured) return null;
  return (
    <div className={styles.chart}>
      <button
        type="button"
        className={link.link}
        aria-label="View size chart"
        aria-haspopup="dialog"
        onPointerEnter={chart.prepare}
        onFocus={chart.prepare}
        onClick={chart.show}
      >
        Size chart
      </button>
      {chart.failed && <p role="alert">{NOT_LOADED}</p>}
      {chart.Dialog && (
        <chart.Dialog
          open={chart.open}
          onClose={chart.close}
          product={product}
          picture={product.worn?.small}
          chosen={buying.chosen?.label}
        />
      )}
    </div>
  );
}

/** Below the sizes: the one this shopper should take, as far as this browser knows, and what to do about sold-out ones. */
export function SizeAdvice({ product, buying }: SizeHelpProps) {
  const out = product.sizes.filter(({ available }) => !available);
  const chosenIsOut = buying.chosen?.available === false;
  const [first] = out;
  const showsOut = first !== undefined && !chosenIsOut && !product.soldOut;
  return (
    <div className={styles.advice}>
      <FitAdvice product={product} buying={buying} />
      {showsOut && (
        <p>
          <button type="button" className={link.link} aria-haspopup="dialog" onClick={() => buying.tellMe(first)}>
            Tell me when {out.length === 1 ? first.label : 'a sold-out size'} is back
          </button>
        </p>
      )}
    </div>
  );
}

/** What this browser suggests for the product; undefined as long as it knows too little. */
function useSuggestion({ handle, kind }: ProductViewData): SizeSuggestion | undefined {
  const { fit } = useFit();
  const part = fitPartOf(kind);
  const [suggestion, setSuggestion] = useState<SizeSuggestion>();
  useEffect(() => {
    const knows = [fit.body, fit.usual, fit.last].some((known) => Object.keys(known).length > 0);
    if (!part || !knows) return setSuggestion(undefined);
    let here = true;
    findMeasures(handle).then((sizes) => here && setSuggestion(sizes && suggestSize(fit, part, sizes)));
    return () => {
      here = false;
    };
  }, [handle, part, fit]);
  return suggestion;
}

function FitAdvice({ product, buying }: SizeHelpProps) {
  const part = fitPartOf(product.kind);
  const finder = useDialog(loadFinder);
  const suggestion = useSuggestion(product);
  const size = product.sizes.find(({ label }) => label === suggestion?.size);
  const { markYours } = buying;
  useEffect(() => markYours(size?.label), [size, markYours]);

  if (!part || !product.measured) return null;
  const take = (label: string): void => {
    const found = product.sizes.find((candidate) => candidate.label === label);
    if (found) buying.choose(found.variantId);
  };
  return (
    <div className={styles.fit}>
      <Icon name="ruler" size="small" />
      <p>
        {suggestion && size && (
          <>
            {fitSentence(suggestion, part)}{' '}
            {buying.chosen !== size && (
              <>
                <Button variant="quiet" className={styles.take} onClick={() => buying.choose(size.variantId)}>
                  Take {size.label}
                </Button>{' '}
              </>
            )}
          </>
        )}
        <button
          type="button"
          className={link.link}
          aria-haspopup="dialog"
          onPointerEnter={finder.prepare}
          onFocus={finder.prepare}
          onClick={finder.show}
        >
          {suggestion ? 'Change' : 'Find your size'}
        </button>
      </p>
      {finder.failed && <p role="alert">{NOT_LOADED}</p>}
      {finder.Dialog && (
        <finder.Dialog open={finder.open} onClose={finder.close} handle={product.handle} part={part} onTake={take} />
      )}
    </div>
  );
}
