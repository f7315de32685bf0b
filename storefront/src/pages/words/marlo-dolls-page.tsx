import type { TextPageData } from '../../features/content/text-page-data.ts';
import { GameDoor } from '../../features/game/game-door.tsx';
import { Head } from '../../features/layout/head.tsx';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { pictureUrl } from '../../storefront-api/picture-url.ts';

const MarloWords = later(() => import('../../features/game/marlo-words.tsx').then((module) => module.MarloWords));

export interface MarloDollsPageData {
  page: TextPageData;
  pictureBase: string;
}

/** The collaboration, with the game in front. */
export default function MarloDollsPage({ data, location }: PageProps<MarloDollsPageData>) {
  const { page, pictureBase } = data;
  return (
    <>
      <Head
        title="Marlo Dolls and Dress-Up Bay"
        description={page.front.description}
        canonical={paths.marloDolls()}
        picture={pictureUrl(pictureBase, 's/game-title', 1200)}
      />
      <GameDoor pictureBase={pictureBase} query={new URLSearchParams(location.search)} />
      <MarloWords page={page} />
    </>
  );
}
