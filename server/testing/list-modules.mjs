// `node --import` it: every file that is loaded as a module is named in the file of MODULE_LIST, one a line, behind the program
// it is loaded by.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { MODULE_LIST } = process.env;
registerHooks({
  load(url, context, nextLoad) {
    if (MODULE_LIST && url.startsWith('file:')) appendFileSync(MODULE_LIST, `${process.argv[1]} ${url}\n`);
    return nextLoad(url, context);
  },
});
