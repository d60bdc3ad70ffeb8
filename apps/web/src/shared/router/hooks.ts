/** What screens ask about the address. Their types are those of React Router (see `stand-in.ts`). */
import { useCallback, useMemo } from 'react';
import { useRouter } from './context.ts';
import { matchPattern, type Params } from './match.ts';
import type { Location, Options, Router } from './router.ts';

export const useLocation = (): Location => useRouter().view.location;
export const useParams = (): Params => useRouter().view.params;
/** The same function for as long as the page lives; settles when the new screen is shown. */
export const useNavigate = (): Router['navigate'] => useRouter().router.navigate;

/** Parameters of a pattern, where the address fits it as a whole. */
export function useMatch(pattern: string): { readonly params: Params } | null {
  const { pathname } = useLocation();
  return useMemo(() => {
    const params = matchPattern(pattern, pathname);
    return params && { params };
  }, [pattern, pathname]);
}

/** The routes of this screen, from the outside to the inside, with what they hold ready for others. */
export function useMatches(): readonly { readonly id: string; readonly params: Params; readonly handle: unknown }[] {
  const { router, view } = useRouter();
  return useMemo(
    () => view.chain.map(({ id }) => ({ id, params: view.params, handle: router.modules[id]?.handle })),
    [router, view.chain, view.params],
  );
}

type Init = string | URLSearchParams | Record<string, string> | [string, string][];

export function useSearchParams(): [URLSearchParams, (next: Init | ((now: URLSearchParams) => Init), options?: Options) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: Init | ((now: URLSearchParams) => Init), options?: Options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(init).toString()}`, options);
    },
    [navigate, params],
  );
  return [params, set];
}
