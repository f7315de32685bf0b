import { useState } from 'react';
import { tellService } from '../../../services-api/ask-services.ts';
import { Check } from '../../../ui/inputs/check.tsx';
import { memberWith } from '../use-club-data.ts';
import styles from './club-home.module.css';

/** Whether the club may write. */
export function ClubEmails({ token, wanted }: { token: string; wanted: boolean }) {
  const [isWanted, setWanted] = useState(wanted);
  const [said, setSaid] = useState('');

  const choose = async (next: boolean): Promise<void> => {
    setWanted(next);
    const answer = await tellService('club/emails', { wanted: next }, memberWith(token));
    if (!answer.ok) setWanted(!next);
    const kept = next ? 'We will write.' : 'We will not write.';
    setSaid(answer.ok ? kept : 'We could not note that just now. Try again in a minute.');
  };

  return (
    <div className={styles.part}>
      <Check checked={isWanted} onChange={(event) => void choose(event.target.checked)}>
        Write to me about new tiers, and before points run out. Codes come either way.
      </Check>
      <p role="status">{said}</p>
    </div>
  );
}
