import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import link from '../../../ui/buttons/link-button.module.css';
import { setAddress } from '../set-address.ts';
import { PrintChoice } from './print-choice.tsx';
import { ProductChoice } from './product-choice.tsx';
import styles from './set-studio.module.css';
import { type StudioChoice, type StudioData, setAsked, setIn } from './studio-data.ts';
import { StudioOrder } from './studio-order.tsx';
import { StudioStage } from './studio-stage.tsx';

interface SetStudioProps {
  data: StudioData;
  /** The query of the page's address, which may ask for a set. */
  search: string;
}

/** Any top with any bottoms of a print, drawn as they are chosen, into the bag as one. The address follows. */
export function SetStudio({ data, search }: SetStudioProps) {
  const { navigate } = usePageRuntime();
  const { prints, pictureBase } = data;
  // By its address: the same set in the prices of another country is another object.
  const [wanted, want] = useState('');
  const chosen = setAsked(data, wanted) ?? setIn(prints[0]);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // The server wrote the page for every query. It hears of its own a moment after it has come alive, and that is too late:
    // somebody may have chosen by then.
    const query = asked.current === undefined ? window.location.search : search;
    if (query === asked.current) return;
    asked.current = query;
    if (setAsked(data, query)) want(query);
  }, [data, search]);
  if (!chosen) return null;
  const { print, top, bottoms } = chosen;

  const choose = (next: StudioChoice | undefined): void => {
    if (!next) return;
    const address = setAddress({ top: next.top.handle, bottoms: next.bottoms.handle });
    want(address.slice(paths.makeASet().length));
    navigate(address, { replace: true, keepPlace: true });
  };
  return (
    <div className={styles.studio}>
      <StudioStage set={chosen} pictureBase={pictureBase} />
      <div className={styles.choices}>
        <PrintChoice prints={prints} chosen={print} onChoose={(next) => choose(setIn(next, chosen))} />
        <ProductChoice
          legend="Top"
          name="set-top"
          {...{ pictureBase, products: print.top, chosen: top }}
          onChoose={(product) => choose({ ...chosen, top: product })}
        />
        <ProductChoice
          legend="Bottoms"
          name="set-bottoms"
          {...{ pictureBase, products: print.bottoms, chosen: bottoms }}
          onChoose={(product) => choose({ ...chosen, bottoms: product })}
        />
        <StudioOrder set={chosen} />
        <p className={styles.products}>
          <Link to={paths.product(top.handle)} className={link.link}>
            {top.title}
          </Link>
          <Link to={paths.product(bottoms.handle)} className={link.link}>
            {bottoms.title}
          </Link>
          <Link to={paths.print(print.handle)} className={link.link}>
            The {print.title} print
          </Link>
        </p>
      </div>
    </div>
  );
}
