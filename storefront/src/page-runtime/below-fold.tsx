import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import { laterParts } from './document/later-parts.ts';

/**
 * A part that lies below what a shopper sees first. When a navigation brings its page, the first view is shown without
 * it, so that it need not wait, and the part right after. In documents it is there from the start.
 */
export function belowFold<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function BelowFold(props: Props): ReactNode {
    const [follows] = useState(laterParts.mayFollow);
    return useDeferredValue(true, !follows) && <Part {...props} />;
  };
}
