import type { PageDataBuilder } from './page-data.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

const isBuilder = (value: unknown): value is PageDataBuilder<unknown> => typeof value === 'function';

/** Who builds the data of each template. */
export const PAGE_DATA_BUILDERS: Readonly<Record<string, PageDataBuilder<unknown>>> = Object.fromEntries(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => {
      const template = /^(\w+)PageData$/.exec(name)?.[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return template && isBuilder(value) ? [[template, value] as const] : [];
    }),
  ),
);
