import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../../ui/picture.tsx';
import text from '../../../ui/text.module.css';
import sea from '../../layout/sea.module.css';
import { withReturn } from '../../session/return-path.ts';
import { useSession } from '../../session/session-state.ts';
import { FriendNote } from '../referrals/friend-note.tsx';
import styles from './club-landing.module.css';

/** What the club is, and the way in. */
export function ClubHero({ picture, search }: { picture: PictureSource; search: string }) {
  const isMember = useSession(({ phase }) => phase === 'customer');
  return (
    <section className={styles.hero} aria-labelledby="bay-club">
      <div className={classNames(layout.container, styles.halves)}>
        <div className={styles.text}>
          <h1 className={text.display} id="bay-club">
            Points for every swim
          </h1>
          <p className={classNames(text.lead, styles.lead)}>
            Bay Club is free. Join, get <b>{BONUS_POINTS.welcome}</b> points today, and turn prints you love into money
            off the next ones.
          </p>
          <FriendNote search={search} />
          <p className={styles.ways}>
            {isMember ? (
              <Link to={paths.club()} className={buttonClass()}>
                See my points
              </Link>
            ) : (
              <>
                <Link to={withReturn(paths.register(), paths.club())} className={buttonClass()}>
                  Join Bay Club
                </Link>
                <Link to={withReturn(paths.signIn(), paths.club())} className={buttonClass({ variant: 'outline' })}>
                  I am a member
                </Link>
              </>
            )}
          </p>
        </div>
        <div className={styles.figure}>
          <Picture source={picture} sizes="(min-width: 900px) 480px, 74vw" priority="hero" />
        </div>
      </div>
      <div className={sea.sea} aria-hidden="true" />
    </section>
  );
}
