import { servedPage } from '../loading/first-page.ts';
import { once } from '../once.ts';

function fetchStyles(): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet';
    link.href = servedPage().boot.styleUrl;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError('Unable to preload CSS'));
    };
    document.head.append(link);
  });
}

/** The style sheet of all that the first view does without. */
const lateStyles = once(fetchStyles);

/** Who hears of an `import()` that failed, once somebody cares (`lost-scripts.ts`); the failure is thrown on. */
export const lateImports: { onerror?: (failure: unknown) => never } = {};

/** What every `import()` of the browser's build goes through: a part that comes later never shows unstyled. */
export function withStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  return Promise.all([load(), lateStyles()]).then(([module]) => module, lateImports.onerror);
}
