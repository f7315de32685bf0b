import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { callLaterParts } from './later-parts.ts';
import { ANNOUNCER_ID, FIRST_RENDER_MARK, PAGE_FOCUS_ID } from './names.ts';
import { type PageActions, PageRuntimeContext } from './page-runtime.ts';
import type { RouterState, Shown } from './router-state.ts';
import './page-root.css';

export interface PageRootProps {
  first: Shown;
  /** The path the server rendered the page for; it knew no query, no hash, and an error page only by its own path. */
  servedPath: string;
  /** What stays around the pages while they change. */
  frame: ComponentType<{ pathname: string; children: ReactNode }>;
  actions: PageActions;
  origin: string;
  /** Absent on the server. */
  routerState?: RouterState;
}

interface ShownState {
  shown: Shown;
  /** What had focus when the page was ready to be shown. */
  focusedBefore: Element | null;
}

/** The page on show, or the next one once React has it ready. What hydrates is what the server saw, to the letter. */
function useShown({ first, servedPath, routerState }: PageRootProps): ShownState {
  const [state, setState] = useState<ShownState>(() => ({
    shown: { ...first, location: { ...first.location, pathname: servedPath, search: '', hash: '' } },
    focusedBefore: null,
  }));
  useEffect(() => {
    if (!routerState) return;
    performance.mark(FIRST_RENDER_MARK);
    const show = (shown: Shown): void => {
      const focusedBefore = document.activeElement;
      callLaterParts(shown.location.action === 'POP' || shown.location.hash !== '');
      startTransition(() => setState({ shown, focusedBefore }));
    };
    routerState.onShow = show;
    const now = routerState.current();
    const { pathname, search, hash } = now.location;
    if (now !== first || pathname + search + hash !== servedPath) show(now);
  }, [routerState, servedPath, first]);
  return state;
}

/** Everything inside `#page`: the page in its frame, and the voice that announces route changes. */
export function PageRoot(props: PageRootProps): ReactNode {
  const { routerState, actions, origin, frame: Frame } = props;
  const { shown, focusedBefore } = useShown(props);
  const before = useRef(shown);

  useLayoutEffect(() => {
    const isNew = before.current.location.key !== shown.location.key || (shown.isReturn && before.current !== shown);
    if (isNew) routerState?.onCommit(shown, before.current, focusedBefore);
    before.current = shown;
  });

  const { location, page, params } = shown;
  const runtime = useMemo(() => ({ location, origin, ...actions }), [location, origin, actions]);
  const Page = page.component;

  return (
    <>
      <div id={PAGE_FOCUS_ID} tabIndex={-1}>
        <PageRuntimeContext value={runtime}>
          <Frame pathname={location.pathname}>
            <Page key={page.page.path} data={page.json.data} location={location} params={params} />
          </Frame>
        </PageRuntimeContext>
      </div>
      <div id={ANNOUNCER_ID} aria-live="assertive" aria-atomic="true" />
    </>
  );
}
