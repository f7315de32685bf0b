import * as v from 'valibot';
import { parse } from 'yaml';

const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is a day, YYYY-MM-DD'));
const Sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

/** Shorter says too little in a list of search results, longer is cut off there. */
const Description = v.pipe(
  Sentence,
  v.minLength(50, 'is shorter than 50 characters'),
  v.maxLength(180, 'is longer than 180 characters'),
);

const Fields = v.pipe(
  v.strictObject({
    title: Sentence,
    description: Description,
    lead: v.optional(Sentence),
    picture: v.optional(v.pipe(v.string(), v.regex(/^s\/[a-z0-9-]+$/, 'is no scene, s/…'))),
    alt: v.optional(Sentence),
    date: v.optional(Day),
    author: v.optional(Sentence),
    tags: v.optional(v.array(Sentence)),
    terms: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'is no single word')))),
    version: v.optional(v.pipe(v.number(), v.integer())),
    related: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/.*\/$/, 'is no address, /…/'))), []),
    hidden: v.optional(v.boolean()),
    /** The page module that shows it, where that is not the one of its folder. */
    template: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
  }),
  v.check(
    ({ picture, alt }) => (picture === undefined) === (alt === undefined),
    'has a picture without words, or the words without the picture',
  ),
);

export type FrontMatterFields = v.InferOutput<typeof Fields>;

/** Which fields a folder of `content/` asks for besides. */
const NEEDED: Readonly<Record<string, readonly (keyof FrontMatterFields)[]>> = {
  blog: ['lead', 'date', 'author', 'picture', 'tags'],
  law: ['date', 'version'],
};

const FENCED = /^---\n(.*?)\n---\n(.*)$/s;

/** The front matter of a file and the text below it. Throws with what is wrong, field by field. */
export function readFrontMatter(source: string, folder: string): { fields: FrontMatterFields; text: string } {
  const [, yaml, text] = FENCED.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || text === undefined)
    throw new Error('it does not begin with front matter between two lines of ---');
  const read = v.safeParse(Fields, parse(yaml));
  if (!read.success)
    throw new Error(
      read.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`).join('; '),
    );
  const missing = (NEEDED[folder] ?? []).filter((field) => read.output[field] === undefined);
  if (missing.length > 0) throw new Error(`${folder} needs ${missing.join(', ')}`);
  return { fields: read.output, text };
}
