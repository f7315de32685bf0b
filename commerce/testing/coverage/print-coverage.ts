import { writeFileSync } from 'node:fs';
import { COVERAGE_PAGE, coveragePage } from './coverage-page.ts';

/** `node commerce/testing/coverage/print-coverage.ts`: writes the page anew. */
writeFileSync(new URL(`../../../${COVERAGE_PAGE}`, import.meta.url), coveragePage());
