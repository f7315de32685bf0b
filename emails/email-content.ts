/** A picture of the art kit. */
export interface EmailPicture {
  /** Its address in the kit: `p/triangle/passionfruit/flat-3`, `s/season-sunset-beach`. */
  spec: string;
  /** What is to be seen, for whoever's mail program shows none. */
  alt: string;
}

/** Something that was bought, sent, given back or waited for. */
export interface EmailItem {
  title: string;
  /** Print and size, or whatever tells it from others of its name. */
  details: readonly string[];
  /** What it comes to, ready to be read: `$46.00`, `Free`. */
  amount?: string;
  /** Upright, 4:5; null where it was never drawn. */
  picture: EmailPicture | null;
  /** Its page, as a whole address. */
  href?: string;
}

/** A part of an email, shown in both of its forms. */
export type EmailPart =
  | { kind: 'text'; text: string }
  | { kind: 'title'; text: string }
  /** The one thing to do. */
  | { kind: 'action'; label: string; href: string }
  /** Something else that may be done. */
  | { kind: 'link'; label: string; href: string }
  /** Lines with an amount or a word at their end; the last may be the sum. */
  | { kind: 'rows'; rows: ReadonlyArray<readonly [what: string, value: string]>; total?: readonly [string, string] }
  | { kind: 'lines'; title: string; lines: readonly string[] }
  | { kind: 'items'; items: readonly EmailItem[] }
  /** A code that is typed somewhere, so set to be copied. */
  | { kind: 'code'; label: string; code: string }
  /** An upright picture (4:5) on photographic paper, with something written under it. */
  | { kind: 'polaroid'; picture: EmailPicture; caption: string }
  /** A scene of the kit, as wide as the email; `width` and `height` are its own, of which only the ratio counts. */
  | { kind: 'picture'; picture: EmailPicture; width: number; height: number };

/** What an email says, before it is text and HTML. */
export interface EmailContent {
  subject: string;
  /** What lists of emails show beside the subject: a sentence that says more, not the same again. */
  preview: string;
  heading: string;
  parts: readonly EmailPart[];
  /** Why it was sent, in small print. */
  reason: string;
  /** Where emails of this kind are ended; whatever the law calls news has one. */
  leave?: { label: string; href: string };
}

/** Where an email's addresses lead. */
export interface EmailPlace {
  /** 'https://shop.example', without a slash at its end. */
  shopOrigin: string;
  /** The whole address of a picture in one of the kit's widths, as JPEG: mail programs know no other that is small. */
  pictureUrl: (spec: string, width: number) => string;
}
