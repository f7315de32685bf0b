import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';

/** Whether parts below the fold may follow one step behind: on the way to another page, but not on the way back. */
let mayFollow = false;

/** Says it for the parts of the page that is about to be shown. */
export function letPartsFollow(may: boolean): void {
  mayFollow = may;
}

/**
 * A part that lies below what a shopper sees first. When a navigation brings its page, the first view is shown without
 * it, so that it need not wait, and the part right after. In documents it is there from the start.
 */
export function belowFold<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function BelowFold(props: Props): ReactNode {
    const [follows] = useState(mayFollow);
    return useDeferredValue(true, !follows) && <Part {...props} />;
  };
}
