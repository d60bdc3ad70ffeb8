/** The router in the browser: takes over the page, from what the page says of its routes. */
import { Component, type ReactNode, startTransition, useEffect, useState } from 'react';
import { DepthContext, RouterContext } from './context.ts';
import { loader } from './load.ts';
import { type Location, Router, type RouteModule } from './router.ts';
import { keepPosition } from './scroll.ts';
import { readTable, type Row } from './table.ts';

declare global {
  interface Window {
    /** Written by the build (`page-scripts.ts`). */
    readonly spelrijkRoutes: readonly Row[];
    /** What the page has loaded itself. */
    readonly spelrijkModules: Record<string, RouteModule>;
  }
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = window.history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

function writeLocation({ pathname, search, hash, state, key }: Location, how: 'push' | 'replace'): void {
  const entry = { usr: state, key };
  const address = pathname + search + hash;
  if (how === 'push') window.history.pushState(entry, '', address);
  else window.history.replaceState(entry, '', address);
}

function openRouter(): Router {
  const modules = window.spelrijkModules;
  const router = new Router(readTable(window.spelrijkRoutes), modules, {
    origin: window.location.origin,
    read: readLocation,
    write: writeLocation,
    newKey: () => Math.random().toString(36).slice(2, 10),
    load: loader(modules),
    leave: keepPosition,
  });
  window.addEventListener('popstate', () => void router.follow());
  void router.start();
  return router;
}

interface CatcherProps {
  /** A new place forgets the error of the old one. */
  readonly place: unknown;
  readonly error: unknown;
  readonly render: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CatcherState {
  readonly place: unknown;
  readonly error?: unknown;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { error: error ?? new Error('Onbekende fout') };
  }

  static getDerivedStateFromProps({ place }: CatcherProps, state: CatcherState): CatcherState | null {
    return place === state.place ? null : { place, error: undefined };
  }

  override componentDidCatch(error: unknown): void {
    // oxlint-disable-next-line no-console
    console.error(error);
  }

  override render(): ReactNode {
    const error = this.state.error ?? this.props.error;
    return error === undefined ? this.props.children : this.props.render(error);
  }
}

let opened: Router | undefined;
/** One for the page, also when the page is drawn again from the start. */
const theRouter = (): Router => (opened ??= openRouter());

/** The whole page, `<html>` included. Fragments stand as they do where the page was drawn: names of fields count them. */
export function HydratedRouter() {
  const [router] = useState(theRouter);
  // What was drawn at build time, also when the way has been found meanwhile.
  const [view, setView] = useState(router.opening);
  useEffect(() => {
    const follow = (): void => startTransition(() => setView(router.view));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { Layout, default: Root, HydrateFallback, ErrorBoundary } = router.modules['root'] ?? {};
  if (!Layout || !Root || !HydrateFallback || !ErrorBoundary) throw new Error('De wortel van de app is niet heel');
  return (
    <>
      <>
        <RouterContext value={{ router, view }}>
          <DepthContext value={0}>
            <Layout>
              <Catcher place={view.location} error={view.error} render={(error) => <ErrorBoundary error={error} />}>
                {view.ready ? <Root /> : <HydrateFallback />}
              </Catcher>
            </Layout>
          </DepthContext>
        </RouterContext>
        {null}
      </>
      {null}
    </>
  );
}
