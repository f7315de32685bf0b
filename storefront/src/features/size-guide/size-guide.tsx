import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { readFit, saveFit } from './fit-memory.ts';
import { CupSizesTable, OtherSizesTable } from './labels-table.tsx';
import type { LengthUnit } from './length.ts';
import type { Measures } from './measures.ts';
import styles from './size-guide.module.css';
import { howToMeasure, SizeTable, UnitSwitch } from './size-table.tsx';

/** A size and the body it is made for. */
export interface BodySize {
  size: string;
  measures: Measures;
}

export interface SizeGuideData {
  women: readonly BodySize[];
  men: readonly BodySize[];
}

interface GuideValue extends SizeGuideData {
  unit: LengthUnit;
  choose: (unit: LengthUnit) => void;
}

const Guide = createContext<GuideValue>({ women: [], men: [], unit: 'in', choose: () => undefined });

/** Gives the parts of the page their figures, in the unit this browser remembers. */
export function SizeGuide({ data, children }: { data: SizeGuideData; children: ReactNode }) {
  const [unit, setUnit] = useState<LengthUnit>('in');
  useEffect(() => setUnit(readFit().unit), []);
  const choose = (chosen: LengthUnit): void => {
    saveFit({ unit: chosen });
    setUnit(chosen);
  };
  return <Guide value={{ ...data, unit, choose }}>{children}</Guide>;
}

const namesOf = (sizes: readonly BodySize[]): string[] => Object.keys(sizes[0]?.measures ?? {});

function HowToMeasure() {
  const { women, men } = useContext(Guide);
  return (
    <ol className={styles.steps}>
      {howToMeasure([...new Set([...namesOf(women), ...namesOf(men)])]).map(({ name, how }) => (
        <li key={name}>
          <b>{name}</b> {how}
        </li>
      ))}
    </ol>
  );
}

function Sizes({ caption, sizes }: { caption: string; sizes: readonly BodySize[] }) {
  const { unit, choose } = useContext(Guide);
  return (
    <div className={styles.chart}>
      <UnitSwitch unit={unit} onChange={choose} />
      <SizeTable caption={caption} rows={sizes} unit={unit} />
    </div>
  );
}

function WomensSizes() {
  return <Sizes caption="Women’s body measures" sizes={useContext(Guide).women} />;
}

function MensSizes() {
  return <Sizes caption="Men’s body measures" sizes={useContext(Guide).men} />;
}

function CupSizes() {
  return <CupSizesTable rows={useContext(Guide).women} />;
}

/** The parts the words of the size guide call by name. */
export const sizeGuideParts = { HowToMeasure, WomensSizes, CupSizes, MensSizes, OtherSizes: () => <OtherSizesTable /> };
