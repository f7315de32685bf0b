import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/text.module.css';
import { ArrivedHeading } from '../../form/arrived-heading.tsx';
import styles from '../../form/form.module.css';
import { useSession } from '../session-state.ts';

export interface Registration {
  email: string;
  /** The address is known from an order: an email with a link has gone to it. */
  provesMailbox: boolean;
}

interface RegisteredProps {
  registration: Registration;
  titleId?: string | undefined;
  heading?: 'h1' | 'h2';
  /** Where the shopper was going; their account, where nothing is known. */
  back?: string | undefined;
  /** Absent on a page, where there is nothing to go back to. */
  onDone?: (() => void) | undefined;
}

/** After signing up: welcome, or the email that has to be opened first. */
export function Registered({
  registration: { email, provesMailbox },
  titleId,
  heading = 'h2',
  back,
  onDone,
}: RegisteredProps) {
  const name = useSession((state) => state.customer?.firstName);
  return (
    <div role="status" className={styles.form}>
      <ArrivedHeading as={heading} id={titleId} className={text[heading]}>
        {provesMailbox ? 'One letter away' : name ? `Welcome to the bay, ${name}` : 'Welcome to the bay'}
      </ArrivedHeading>
      {provesMailbox ? (
        <p>
          We know <strong>{email}</strong> already, from an order or an invitation. Open the letter we have just sent
          there, choose a password, and your account holds every order you placed with it.
        </p>
      ) : (
        <p>
          Your account is open and you are signed in. Orders you place from now on, and the addresses you use, are kept
          here. Your first points wait in{' '}
          <Link to={paths.club()} onClick={onDone}>
            Bay Club
          </Link>
          , and{' '}
          <Link to={paths.text('welcome-to-bb')} onClick={onDone}>
            a page of its own
          </Link>{' '}
          says where everything else is.
        </p>
      )}
      <div className={styles.buttons}>
        {!provesMailbox && (
          <Link to={back ?? paths.account()} className={buttonClass()} onClick={onDone}>
            {back ? 'Carry on' : 'See your account'}
          </Link>
        )}
        {onDone && (
          <Button variant={provesMailbox ? 'primary' : 'outline'} onClick={onDone}>
            Keep looking
          </Button>
        )}
        {!onDone && (
          <Link to={paths.home()} className={buttonClass({ variant: provesMailbox ? 'primary' : 'outline' })}>
            Back to the shop
          </Link>
        )}
      </div>
    </div>
  );
}
