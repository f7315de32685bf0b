import { Notice } from '../../ui/messages/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Tabs } from '../../ui/sections/tabs.tsx';
import { fitPartOf } from './fit-part.ts';
import { CupSizesTable, cupSize, OtherSizesTable } from './labels-table.tsx';
import type { MeasuredSize } from './measures.ts';
import styles from './size-chart-dialog.module.css';
import { howToMeasure, SizeTable, UnitSwitch } from './size-table.tsx';
import { suggestSize } from './suggest-size.ts';
import { useFit, useMeasures } from './use-fit.ts';

interface SizeChartDialogProps {
  open: boolean;
  onClose: () => void;
  product: { handle: string; title: string; kind: string };
  /** Somebody wearing it. */
  picture?: string | undefined;
  /** The label of the chosen size. */
  chosen: string | undefined;
}

/**
 * The sizes of this style: of the body, of the product laid flat, in cups and in other countries' numbers; inches or
 * centimetres.
 */
export function SizeChartDialog({ open, onClose, product, picture, chosen }: SizeChartDialogProps) {
  const measures = useMeasures(product.handle, open);
  const [style = product.title] = product.title.split(' ');
  return (
    <Dialog title={`${style}, size by size`} open={open} onClose={onClose}>
      {measures === 'asking' && <p className={styles.waiting}>Getting the tape …</p>}
      {measures === 'failed' && (
        <Notice tone="bad">The measures did not come through. Close this, check the connection and try again.</Notice>
      )}
      {typeof measures !== 'string' && <Chart kind={product.kind} sizes={measures} picture={picture} chosen={chosen} />}
    </Dialog>
  );
}

interface ChartProps {
  kind: string;
  sizes: readonly MeasuredSize[];
  picture: string | undefined;
  chosen: string | undefined;
}

function Chart({ kind, sizes, picture, chosen }: ChartProps) {
  const { fit, save } = useFit();
  const part = fitPartOf(kind);
  const yours = part && suggestSize(fit, part, sizes)?.size;
  const size = yours ?? chosen;
  const marked = size === undefined ? undefined : { size, why: size === yours ? 'yours' : 'chosen' };
  const of = (side: 'body' | 'piece') => sizes.map((row) => ({ size: row.size, measures: row[side] }));
  const has = (side: 'body' | 'piece') => Object.keys(sizes[0]?.[side] ?? {}).length > 0;

  const tabs = [
    ...(has('body')
      ? [
          {
            label: 'On the body',
            content: <SizeTable caption="Body measures" rows={of('body')} unit={fit.unit} marked={marked} />,
          },
        ]
      : []),
    ...(has('piece')
      ? [
          {
            label: 'Laid flat',
            content: <SizeTable caption="The piece, laid flat" rows={of('piece')} unit={fit.unit} marked={marked} />,
          },
        ]
      : []),
    ...(sizes.some((row) => cupSize(row.size, row.body))
      ? [{ label: 'Cup sizes', content: <CupSizesTable rows={of('body')} marked={size} /> }]
      : []),
    ...(has('body') && part !== 'men'
      ? [{ label: 'Other countries', content: <OtherSizesTable marked={size} /> }]
      : []),
  ];
  return (
    <>
      <Tabs
        label="Size chart"
        tabs={tabs}
        beside={<UnitSwitch unit={fit.unit} onChange={(unit) => save({ unit })} />}
      />
      <HowToMeasure measures={Object.keys(sizes[0]?.body ?? {})} picture={picture} />
    </>
  );
}

function HowToMeasure({ measures, picture }: { measures: readonly string[]; picture: string | undefined }) {
  const steps = howToMeasure(measures);
  if (steps.length === 0) return null;
  return (
    <section className={styles.measure} data-picture={picture !== undefined}>
      {picture && <img src={picture} alt="" width="400" height="500" loading="lazy" />}
      <div>
        <h3>Measuring takes a minute</h3>
        <ol>
          {steps.map(({ name, how }) => (
            <li key={name}>
              <b>{name}:</b> {how}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
