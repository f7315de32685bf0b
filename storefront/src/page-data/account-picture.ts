import { ACCOUNT_FORMS, type AccountFormKind } from '../features/session/form/account-forms.ts';
import type { SessionPageData } from '../features/session/session-page.tsx';
import type { PageDataBuilder } from './page-data.ts';
import { scenePicture } from './stories/scene-picture.ts';

/** The pages of signing in, up and getting back in: nothing in them is anybody's, so a picture is all they need. */
export const accountPicture =
  (kind: AccountFormKind): PageDataBuilder<SessionPageData> =>
  async ({ pictureBase }) => ({ picture: scenePicture(pictureBase, ACCOUNT_FORMS[kind].scene, '') });
