import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useId, useState } from 'react';
import { paths } from '../../../paths.ts';
import type { ServiceAnswer } from '../../../services-api/ask-services.ts';
import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { FORM_ICONS } from '../../../ui/icons/form-icons.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import text from '../../../ui/text.module.css';
import { PageFailed } from '../../account/page-failed.tsx';
import { useServiceData } from '../../account/use-service-data.ts';
import rows from '../club-rows.module.css';
import { ClubReferralsSkeleton } from '../club-skeletons.tsx';
import { clubDay, signedPoints } from '../terms/points-text.ts';
import styles from './referrals-page.module.css';

type Friend = ServiceAnswer<'club/referrals'>['friends'][number];

const STATES = {
  waiting: ['Waiting', 'Joined, no order yet'],
  pending: ['Pending', 'First order placed'],
  approved: ['Approved', 'First order shipped'],
  refused: ['Not counted', 'This one did not meet the rules'],
} as const satisfies Record<Friend['state'], readonly [string, string]>;

const SAID = `Bluebird Bay gives us both ${BONUS_POINTS.referral} points once your first order ships:`;

/** The member's link, and the ways to pass it on. */
function OwnLink({ code }: { code: string }) {
  const id = useId();
  const friends = pictureUrl(documentShopConfig().pictureBase, 's/club-friends', 400);
  const address = `${window.location.origin}${paths.clubInvitation(code)}`;
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const mail = `mailto:?subject=${encodeURIComponent('Points for both of us')}&body=${encodeURIComponent(`${SAID} ${address}`)}`;
  return (
    <section className={styles.card} aria-labelledby="your-link">
      <img className={styles.friends} src={friends} alt="" width="400" height="500" />
      <h2 className={text.h2} id="your-link">
        You get <span>{BONUS_POINTS.referral}</span>, they get <span>{BONUS_POINTS.referral}</span>
      </h2>
      <p className={text.meta}>Points land for both of you when their first order ships.</p>
      <label className={styles.label} htmlFor={id}>
        Your link
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          value={address}
          what="link"
          variant="primary"
          icon={<LineIcon shape={FORM_ICONS.copy} size="small" />}
        />
      </div>
      <p className={styles.ways}>
        <a className={link.link} href={mail}>
          Send by email
        </a>
        {canShare && (
          <button
            type="button"
            className={link.link}
            onClick={() => navigator.share({ text: SAID, url: address }).catch(() => undefined)}
          >
            Share
          </button>
        )}
      </p>
    </section>
  );
}

function FriendRow({ friend }: { friend: Friend }) {
  const { email, title, dateCreated, points, state } = friend;
  const [label, line] = STATES[state];
  return (
    <tr>
      <td className={rows.what}>
        <b>{email ?? title}</b>
        <small>{line}</small>
      </td>
      <td className={rows.status}>
        <span className={classNames(rows.badge, rows[state])}>{label}</span>
      </td>
      <td className={rows.date}>{clubDay(dateCreated)}</td>
      <td className={classNames(rows.number, rows.points)}>
        <b className={state === 'approved' ? rows.plus : rows.waiting}>{signedPoints(points)}</b>
      </td>
    </tr>
  );
}

/** Whom the member brought, and the way to bring more (CLB-008). Addresses come masked from the service. */
export function ReferralsPage({ token }: { token: string }) {
  const { state, data, reload } = useServiceData('club/referrals', {}, token);
  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (!data) return <ClubReferralsSkeleton />;
  return (
    <>
      <OwnLink code={data.code} />
      <h2 className={classNames(text.h3, styles.title)}>Friends so far</h2>
      {data.friends.length === 0 ? (
        <p>Nobody yet. The first one is the nicest.</p>
      ) : (
        <table className={rows.table}>
          <thead>
            <tr>
              <th scope="col">Friend</th>
              <th scope="col">Status</th>
              <th scope="col">Date</th>
              <th scope="col" className={rows.number}>
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {data.friends.map((friend, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: masked addresses are not unique, and nothing moves
              <FriendRow key={index} friend={friend} />
            ))}
          </tbody>
        </table>
      )}
      <p className={classNames(text.small, styles.foot)}>We never show full addresses, not even to you.</p>
    </>
  );
}
