import { ACCOUNT_ICONS } from '../../ui/icons/account-icons.ts';
import { FORM_ICONS } from '../../ui/icons/form-icons.ts';
import { LineIcon } from '../../ui/icons/line-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import rail from '../../ui/rails/rail.module.css';
import { RailArrows, useRail } from '../../ui/rails/rail.tsx';
import table from '../../ui/sections/table.module.css';
import { Stars } from '../../ui/stars.tsx';
import { Example, State } from './example.tsx';

/** Of no kit version: today's drawing, whatever the kit. */
const picture = (print: string, width: number) => `/pictures/000000/p/triangle/${print}/flat-1@${width}.webp`;
const PRINTS = ['wildflowers', 'passionfruit', 'zebra', 'positano', 'limoncello', 'hibiscus-heat'] as const;

const MEASURES = [
  ['S', '34', '28', '37'],
  ['M', '36', '30', '39'],
  ['L', '38.5', '32.5', '41.5'],
] as const;

function Print({ print }: { print: string }) {
  const source = { small: picture(print, 400), large: picture(print, 800), alt: `Triangle top, ${print}` };
  return <Picture source={source} sizes="240px" />;
}

function PrintRail() {
  const { rail: list, ...arrows } = useRail();
  return (
    <>
      <RailArrows of="The example" {...arrows} />
      <ul ref={list} className={rail.rail}>
        {PRINTS.map((print) => (
          <li key={print}>
            <Print print={print} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Figures() {
  return (
    <>
      <Example title="Stars">
        {[0, 2.5, 4.7, 5].map((value) => (
          <State key={value} name={String(value)}>
            <Stars value={value} />
          </State>
        ))}
      </Example>
      <Example title="Drawings of the rooms">
        {Object.entries({ ...FORM_ICONS, ...ACCOUNT_ICONS }).map(([name, shape]) => (
          <State key={name} name={name}>
            <LineIcon shape={shape} />
          </State>
        ))}
      </Example>
      <Example title="Table">
        <State name="the second row is pointed out">
          <div className={table.wrap}>
            <table className={table.table}>
              <thead>
                <tr>
                  {['Size', 'Bust', 'Waist', 'Hips'].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {MEASURES.map(([size, ...figures]) => (
                  <tr key={size} className={size === 'M' ? table.on : undefined}>
                    <th scope="row">{size}</th>
                    {figures.map((figure) => (
                      <td key={figure}>{figure}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </State>
      </Example>
      <Example title="Picture">
        <State name="4:5">
          <Print print="wildflowers" />
        </State>
      </Example>
      <PrintRail />
    </>
  );
}
