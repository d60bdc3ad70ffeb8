/** Parts of the page around the screens: its head, and where it stands when the address changes. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from './context.ts';
import { readPositions, scrollTo, storePositions } from './scroll.ts';

/** Of a page that cannot be shown, or not yet, only what the root says. */
function useShownModules() {
  const { router, view } = useRouter();
  const shown = view.ready && view.error === undefined ? view.chain : view.chain.slice(0, 1);
  return shown.flatMap(({ id }) => router.modules[id] ?? []);
}

/** Title and description: the innermost route that has them decides. What only readers of the built page need is in that page. */
export function Meta() {
  const own = useShownModules().findLast(({ meta }) => meta);
  return (own?.meta?.() ?? []).map((entry) => {
    if ('title' in entry) return <title key="title">{String(entry['title'])}</title>;
    return <meta key={JSON.stringify(entry)} {...entry} />;
  });
}

/** Letters and the icon; style sheets come with the routes. */
export function Links() {
  return useShownModules()
    .flatMap(({ links }) => links?.() ?? [])
    .map((link) => <link key={String(link['href'])} {...link} />);
}

/** Only in the page as it was built: it has loaded what it names. */
export const Scripts = () => null;

/** A new screen begins at the top, one that you come back to where it stood. */
export function ScrollRestoration() {
  const { view } = useRouter();
  const first = useRef(view);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = (): void => {
      storePositions();
      window.history.scrollRestoration = 'auto';
    };
    const comeBack = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
  useLayoutEffect(readPositions, []);
  useLayoutEffect(() => {
    // The page that was drawn at build time stands already where it should.
    if (view.ready && view !== first.current) scrollTo(view);
  }, [view]);
  return null;
}
