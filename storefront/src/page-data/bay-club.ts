import { clubTermsOf } from '../features/club/terms/club-terms.ts';
import type { BayClubPageData } from '../pages/words/bay-club-page.tsx';
import { ClubTerms } from '../storefront-api/generated/operations.ts';
import { providerData } from './catalogue/provider-data.ts';
import type { PageDataBuilder } from './page-data.ts';

import { scenePicture } from './stories/scene-picture.ts';

export const bayClubPageData: PageDataBuilder<BayClubPageData> = async ({ api, country, pictureBase }) => ({
  picture: scenePicture(pictureBase, 's/club-swimmers', ''),
  terms: clubTermsOf(providerData(await api.request(ClubTerms, { country }))),
});
