import { servedPage } from '../loading/first-page.ts';
import { once } from '../once.ts';

function fetchStyles(): Promise<void> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet';
    link.href = servedPage().boot.styleUrl;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`The styles at ${link.href} cannot be had.`));
    };
    document.head.append(link);
  });
}

/** The style sheet of all that the first view does without. */
const lateStyles = once(fetchStyles);

/** What every `import()` of the browser's build goes through: a part that comes later never shows unstyled. */
export async function withStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), lateStyles()]);
  return module;
}
