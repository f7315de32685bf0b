import { useCallback, useEffect, useRef, useState } from 'react';
import { readService, type ServiceAnswer } from '../../../services-api/ask-services.ts';
import { checkSession, customerWith, useOwner } from '../../account/use-service-data.ts';

export type StatementLine = ServiceAnswer<'club/statement'>['lines'][number];
export type StatementFilter = 'all' | 'earned' | 'spent' | 'pending';

const TIMEOUT_MS = 12_000;
const PAGE = '50';

interface Found {
  filter: StatementFilter;
  lines: readonly StatementLine[];
  next: string | null;
}

export interface Statement {
  state: 'loading' | 'ready' | 'failed';
  /** What was found last; of another filter while a new one is asked for. */
  lines: readonly StatementLine[] | undefined;
  /** Asks for the lines before; absent at the end. */
  more: (() => void) | undefined;
  reload: () => void;
}

/** The lines of a statement, page after page. An answer to a question nobody asks any more is dropped. */
export function useStatement(token: string, filter: StatementFilter): Statement {
  const [found, setFound] = useState<Found>();
  const [state, setState] = useState<Statement['state']>('loading');
  const [turn, setTurn] = useState(0);
  const asked = useRef(0);
  const owner = useOwner();

  const ask = useCallback(
    async (after: string | undefined, before: readonly StatementLine[]): Promise<void> => {
      const member = customerWith(token);
      if (!member) return;
      asked.current += 1;
      const mine = asked.current;
      setState('loading');
      const question = { filter, first: PAGE, after };
      const answer = await readService('club/statement', question, AbortSignal.timeout(TIMEOUT_MS), member);
      if (mine !== asked.current) return;
      setState(answer.ok ? 'ready' : 'failed');
      if (answer.ok) setFound({ filter, lines: [...before, ...answer.value.lines], next: answer.value.next });
      else if (answer.failure.kind === 'refused') void checkSession();
    },
    [token, filter],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again, and so does a customer who is known now
  useEffect(() => {
    void ask(undefined, []);
  }, [ask, turn, owner]);

  const next = found?.filter === filter ? found.next : null;
  return {
    state,
    lines: found?.lines,
    more: next && found ? () => void ask(next, found.lines) : undefined,
    reload: useCallback(() => setTurn((now) => now + 1), []),
  };
}
