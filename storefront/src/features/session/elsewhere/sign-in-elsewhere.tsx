import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/text.module.css';
import { ArrivedHeading } from '../../form/arrived-heading.tsx';
import forms from '../../form/form.module.css';
import { returnPath, withReturn } from '../return-path.ts';
import { useSession } from '../session-state.ts';
import type { SignInProblem } from './sign-in-problems.ts';

type State = { kind: 'on-the-way' | 'asking' } | { kind: 'problem'; title: string; line: string };

/**
 * Where customers sign in on the provider's own pages: leads there, and takes what they come back with. Whoever comes back without
 * anything, or with what is no good, is told so and presses to begin again: nobody is sent round by themselves.
 */
export function SignInElsewhere({ title }: { title: string }) {
  const { location, navigate, readdress } = usePageRuntime();
  const phase = useSession((state) => state.phase);
  const [state, setState] = useState<State>({ kind: 'on-the-way' });
  const [back, setBack] = useState<string>();
  const isTaken = useRef(false);

  async function showProblem(problem: SignInProblem): Promise<void> {
    const { PROBLEM_WORDS } = await import('./sign-in-problems.ts');
    setState({ kind: 'problem', ...PROBLEM_WORDS[problem] });
  }

  async function leave(): Promise<void> {
    const { leaveForAccountPages } = await import('./sign-in-walk.ts');
    const problem = await leaveForAccountPages(back ?? returnPath(window.location.search));
    if (problem) await showProblem(problem);
  }

  async function take(search: string): Promise<void> {
    const { arrive } = await import('./sign-in-walk.ts');
    // What opens an account stays in no history. The page itself may not know its query yet: it was made without.
    readdress({ ...location, search }, paths.signIn());
    const arrival = await arrive(search);
    setBack(arrival.back);
    if (arrival.problem) await showProblem(arrival.problem);
    else navigate(arrival.back ?? paths.account(), { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the address is looked at once, when it is known who is here
  useEffect(() => {
    if (isTaken.current || phase === 'unread') return;
    isTaken.current = true;
    const { search } = window.location;
    import('./sign-in-walk.ts')
      .then(async ({ isAnswer, isUnderWay }) => {
        if (isAnswer(search)) await take(search);
        else if (phase === 'customer') navigate(returnPath(search) ?? paths.account(), { replace: true });
        else if (isUnderWay()) setState({ kind: 'asking' });
        else await leave();
      })
      .catch(() => setState({ kind: 'asking' }));
  }, [phase]);

  if (state.kind === 'problem')
    return (
      <>
        <ArrivedHeading className={text.h1}>{state.title}</ArrivedHeading>
        <p role="alert" className={text.lead}>
          {state.line}
        </p>
        <div className={forms.buttons}>
          <a href={back ? withReturn(paths.signIn(), back) : paths.signIn()} className={buttonClass()}>
            Try again
          </a>
          <Link to={back ?? paths.home()} className={buttonClass({ variant: 'outline' })}>
            {back ? 'Back to where you were' : 'Back to the shop'}
          </Link>
        </div>
      </>
    );
  return (
    <>
      <h1 className={text.h1}>{title}</h1>
      <p className={text.lead}>
        No password here: our account pages send a code to your email, and you come back to where you were. The first
        time, that makes your account.
      </p>
      <div className={forms.buttons}>
        <Button busy={state.kind === 'on-the-way'} onClick={() => void leave()}>
          Go on to sign in
        </Button>
      </div>
    </>
  );
}
