import { useState } from 'react';
import { CustomerAddresses, type CustomerAddressesQuery } from '../../storefront-api/generated/operations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Badge } from '../../ui/messages/badge.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AccountPagesNote } from '../account/account-pages-note.tsx';
import { type CustomerAddress, deleteAddress, makeDefault } from '../account/account-requests.ts';
import { PageFailed } from '../account/page-failed.tsx';
import { AddressesSkeleton } from '../account/page-skeletons.tsx';
import { useAccountData } from '../account/use-account-data.ts';
import { DoneNote } from '../form/done-note.tsx';
import { outcomeProblems } from '../form/problems.ts';
import type { ActionOutcome } from '../session/account-error.ts';
import { useSession } from '../session/session-state.ts';
import { AddressForm } from './address-form.tsx';
import styles from './addresses-page.module.css';

/** What is going on over the list: an address is written, or about to go. */
type Task = { kind: 'edit'; address: CustomerAddress | undefined } | { kind: 'delete'; address: CustomerAddress };

/** The name an address is spoken of by: its first line. */
const nameOf = ({ formatted }: CustomerAddress): string => formatted[0] ?? 'this address';

/** As many as are asked for (specification §9). */
const MOST_SHOWN = 20;

/** The first of the book as they come; the default among them in any case, in front where it is a later one. */
function shownAddresses({ addresses, defaultAddress }: NonNullable<CustomerAddressesQuery['customer']>) {
  const first = addresses.edges.map(({ node }) => node);
  const isAmong = !defaultAddress || first.some(({ id }) => id === defaultAddress.id);
  return isAmong ? first : [defaultAddress, ...first].slice(0, MOST_SHOWN);
}

/** The address book. */
export function AddressesPage({ token }: { token: string }) {
  const { state, data, reload } = useAccountData(CustomerAddresses, token);
  const customer = useSession((session) => session.customer);
  const [task, setTask] = useState<Task>();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  if (state === 'loading') return <AddressesSkeleton />;
  if (state === 'failed' || !data?.customer) return <PageFailed onRetry={reload} />;
  const addresses = shownAddresses(data.customer);
  const defaultId = data.customer.defaultAddress?.id;

  /** What came of the task before is no word on this one; said once more, it would not be heard. */
  const begin = (next: Task | undefined): void => {
    setTask(next);
    setProblem(undefined);
    setMessage('');
  };
  /** Ends the task it was asked for in: by the time the answer is here, another one may be under way. */
  const end = (): void => setTask((now) => (now === task ? undefined : now));
  const done = (message: string): void => {
    end();
    setMessage(message);
    reload();
  };
  const change = async (action: () => Promise<ActionOutcome>, message: string): Promise<void> => {
    if (busy) return;
    begin(task);
    setBusy(true);
    const problems = await outcomeProblems(await action(), []);
    setBusy(false);
    if (problems) {
      end();
      setProblem(problems.form);
    } else done(message);
  };

  return (
    <>
      <div className={styles.text}>
        <DoneNote>{message}</DoneNote>
        <FormAlert problem={problem} />
      </div>
      {addresses.length === 0 && (
        <p className={styles.none}>No addresses yet. Keep one here and the checkout fills itself in.</p>
      )}
      <AccountPagesNote />
      <p className={styles.add}>
        <Button onClick={() => begin({ kind: 'edit', address: undefined })}>
          <Icon name="plus" size="small" />
          Add an address
        </Button>
      </p>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isDefault={address.id === defaultId}
            busy={busy}
            onEdit={() => begin({ kind: 'edit', address })}
            onMakeDefault={() => void change(() => makeDefault(token, address.id), 'Default address changed.')}
            onDelete={() => begin({ kind: 'delete', address })}
          />
        ))}
      </ul>
      {data.customer.addresses.pageInfo.hasNextPage && (
        <p className={styles.full}>This page holds twenty. Delete one you no longer need, and the next moves up.</p>
      )}
      <Dialog
        title={task?.kind === 'edit' && task.address ? 'Edit address' : 'Add an address'}
        open={task?.kind === 'edit'}
        onClose={() => setTask(undefined)}
      >
        {task?.kind === 'edit' && (
          <AddressForm
            token={token}
            address={task.address}
            isDefault={task.address ? task.address.id === defaultId : addresses.length === 0}
            name={{ firstName: customer?.firstName ?? '', lastName: customer?.lastName ?? '' }}
            onSaved={() => done('Saved.')}
            onWritten={reload}
            onCancel={() => setTask(undefined)}
          />
        )}
      </Dialog>
      <Dialog
        title="Delete this address?"
        size="small"
        open={task?.kind === 'delete'}
        onClose={() => setTask(undefined)}
      >
        {task?.kind === 'delete' && (
          <>
            <p>{task.address.formatted.join(', ')}</p>
            <div className={styles.answers}>
              <Button onClick={() => setTask(undefined)}>Keep it</Button>
              <Button
                variant="outline"
                busy={busy}
                onClick={() => void change(() => deleteAddress(token, task.address.id), 'Deleted.')}
              >
                Delete
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

interface AddressCardProps {
  address: CustomerAddress;
  isDefault: boolean;
  /** A change is under way: the next one waits for it. */
  busy: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onDelete: () => void;
}

function AddressCard({ address, isDefault, busy, onEdit, onMakeDefault, onDelete }: AddressCardProps) {
  const lines = [...address.formatted, ...(address.phone ? [address.phone] : [])];
  return (
    <li className={styles.card}>
      {isDefault && (
        <span className={styles.isDefault}>
          <Badge tone="sun">Default</Badge>
        </span>
      )}
      <address className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, in order
          <span key={index}>{line}</span>
        ))}
      </address>
      <p className={styles.ways}>
        <button type="button" onClick={onEdit}>
          Edit
        </button>
        {!isDefault && (
          <button type="button" aria-disabled={busy || undefined} onClick={onMakeDefault}>
            Make default
          </button>
        )}
        <button type="button" aria-label={`Delete address of ${nameOf(address)}`} onClick={onDelete}>
          Delete
        </button>
      </p>
    </li>
  );
}
