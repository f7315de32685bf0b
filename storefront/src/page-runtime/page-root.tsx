import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { laterParts } from './document/later-parts.ts';
import { ANNOUNCER_ID, FIRST_RENDER_MARK, PAGE_FOCUS_ID } from './names.ts';
import type { HomeCountry, LinkedCollection, PageLocation } from './page.ts';
import { NO_ACTIONS, type PageRuntime, PageRuntimeContext } from './page-runtime.ts';
import type { Router, Shown } from './router/router.ts';
import './page-root.css';

export interface PageRootProps {
  first: Shown;
  /** The path the server rendered the page for; it knew no hash, and an error page only by its own path. */
  servedPath: string;
  /** The query it was rendered for, where it answers one. */
  search?: string | undefined;
  /** What stays around the pages while they change. */
  frame: ComponentType<{ pathname: string; children: ReactNode }>;
  origin: string;
  linkedCollections?: readonly LinkedCollection[] | undefined;
  home?: HomeCountry | undefined;
  closed?: readonly string[] | undefined;
  /** Absent on the server. */
  router?: Router;
}

interface ShownState {
  shown: Shown;
  /** What had focus when the page was ready to be shown. */
  focusedBefore: Element | null;
}

/** The page on show, or the next one once React has it ready. What hydrates is what the server saw, to the letter. */
function useShown({ first, servedPath, search: servedSearch = '', router }: PageRootProps): ShownState {
  const [state, setState] = useState<ShownState>(() => ({
    shown: { ...first, location: { ...first.location, pathname: servedPath, search: servedSearch, hash: '' } },
    focusedBefore: null,
  }));
  useEffect(() => {
    if (!router) return;
    performance.mark(FIRST_RENDER_MARK);
    laterParts.comeAlive();
    const callParts = ({ action, hash }: PageLocation): void =>
      laterParts.call({ whole: action === 'POP' || hash !== '' });
    const show: Router['onShow'] = (shown, draw = startTransition) => {
      const focusedBefore = document.activeElement;
      callParts(shown.location);
      draw(() => setState({ shown, focusedBefore }));
    };
    router.onShow = show;
    const now = router.current();
    const { pathname, search, hash } = now.location;
    if (now === first && pathname + search + hash === servedPath + servedSearch) return;
    // A part that sleeps while its page is shown anew would hear nothing of presses any more: all of them come first.
    const showUnlessLeft = (): void => {
      if (router.current() === now) show(now);
    };
    callParts(now.location);
    laterParts.load().then(showUnlessLeft, showUnlessLeft);
  }, [router, servedPath, servedSearch, first]);
  return state;
}

/** Everything inside `#page`: the page in its frame, and the voice that announces route changes. */
export function PageRoot(props: PageRootProps): ReactNode {
  const { router, frame: Frame } = props;
  const { shown, focusedBefore } = useShown(props);
  const before = useRef(shown);

  useLayoutEffect(() => {
    const isNew = before.current.location.key !== shown.location.key || (shown.isReturn && before.current !== shown);
    if (isNew) router?.onCommit(shown, before.current, focusedBefore);
    before.current = shown;
  });

  const [runtime, view] = useMemo(() => {
    const { location, page, params, view = page.page.path } = shown;
    // Whole, as naming each again would be bytes of every first view: parts see what `PageRuntime` says.
    const runtime: PageRuntime = { ...NO_ACTIONS, ...props, ...props.router, location };
    return [
      runtime,
      <PageRuntimeContext key={view} value={runtime}>
        <page.component data={page.json.data} location={location} params={params} />
      </PageRuntimeContext>,
    ];
  }, [props, shown]);

  return (
    <>
      <div id={PAGE_FOCUS_ID} tabIndex={-1}>
        {/* A page that comes at once need not wait for the links around it, which hear of it one step behind. */}
        <PageRuntimeContext value={useDeferredValue(runtime)}>
          <Frame pathname={shown.location.pathname}>{view}</Frame>
        </PageRuntimeContext>
      </div>
      <div id={ANNOUNCER_ID} aria-live="assertive" aria-atomic="true" />
    </>
  );
}
