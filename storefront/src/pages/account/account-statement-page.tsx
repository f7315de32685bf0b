import { ClubPage } from '../../features/club/club-page.tsx';
import { ClubStatementSkeleton, ClubStatementWaiting } from '../../features/club/club-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const StatementPage = onDemand(
  () => import('../../features/club/statement/statement-page.tsx').then((module) => module.StatementPage),
  ClubStatementSkeleton,
  LostPart,
);

export default function AccountStatementPage() {
  return (
    <>
      <Head title="Bay Club, points statement" />
      <ClubPage title="Points statement" skeleton={ClubStatementWaiting}>
        {(token) => <StatementPage token={token} />}
      </ClubPage>
    </>
  );
}
