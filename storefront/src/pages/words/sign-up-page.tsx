import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import type { PartProps } from '../../features/content/words.tsx';
import { emailAnswerParts } from '../../features/mailing-lists/email-answer.tsx';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const PARTS = {
  ...valueParts,
  ...emailAnswerParts,
  EmailPreferences: later<PartProps>(() =>
    import('../../features/mailing-lists/email-preferences.tsx').then((module) => module.EmailPreferences),
  ),
  SignUp: later<PartProps>(() => import('../../features/mailing-lists/sign-up.tsx').then((module) => module.SignUp)),
};

/** A page that asks for an address, or answers the letter that came to it. */
export default function SignUpPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <TextView page={data} parts={PARTS} />
    </>
  );
}
