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
import { ANNOUNCER_ID, PAGE_FOCUS_ID } from './names.ts';
import type { NavigateOptions, Navigation, Shown } from './navigation.ts';
import { PageRuntimeContext } from './page-runtime.ts';
import './page-root.css';

export interface PageRootProps {
  first: Shown;
  /** The path the server rendered the page for; it knew no query, no hash, and an error page only by its own path. */
  servedPath: string;
  /** Absent on the server. */
  navigation?: Navigation;
  /** Called in the commit of every page but the first; `focusedBefore` had focus when the page was ready. */
  onCommit?: (shown: Shown, before: Shown, focusedBefore: Element | null) => void;
  /** What stays around the pages while they change. */
  frame: ComponentType<{ pathname: string; children: ReactNode }>;
}

interface ShownState {
  shown: Shown;
  /** What had focus when the page was ready to be shown. */
  focusedBefore: Element | null;
}

/** The page on show, or the next one once React has it ready. What hydrates is what the server saw, to the letter. */
function useShown({ first, servedPath, navigation }: PageRootProps): ShownState {
  const [state, setState] = useState<ShownState>(() => ({
    shown: { ...first, location: { ...first.location, pathname: servedPath, search: '', hash: '' } },
    focusedBefore: null,
  }));
  useEffect(() => {
    const show = (shown: Shown): void => {
      const focusedBefore = document.activeElement;
      startTransition(() => setState({ shown, focusedBefore }));
    };
    if (navigation) show(navigation.current());
    return navigation?.onShow(show);
  }, [navigation]);
  return state;
}

/** Everything inside `#page`: the page in its frame, and the voice that announces route changes. */
export function PageRoot(props: PageRootProps): ReactNode {
  const { navigation, onCommit, frame: Frame } = props;
  const { shown, focusedBefore } = useShown(props);
  const before = useRef(shown);

  useLayoutEffect(() => {
    if (before.current.location.key !== shown.location.key) onCommit?.(shown, before.current, focusedBefore);
    before.current = shown;
  });

  const { location, page, params } = shown;
  const runtime = useMemo(
    () => ({ location, navigate: (to: string, options?: NavigateOptions) => void navigation?.navigate(to, options) }),
    [location, navigation],
  );
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
