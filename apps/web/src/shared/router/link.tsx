import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { isElsewhere, resolve, textOf, type To } from './address.ts';
import { DepthContext, useRouter } from './context.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  /** An ordinary link: the page is loaded anew. */
  readonly reloadDocument?: boolean;
}

/** Other buttons and keys ask the browser for something of its own: a new tab, a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

export function Link({ to, replace, preventScrollReset, reloadDocument = false, onClick, children, ...rest }: LinkProps) {
  const { router, view } = useRouter();
  const here = view.location;
  const address = textOf(resolve(to, here.pathname));
  const outside = reloadDocument || isElsewhere(to) || (rest.target !== undefined && rest.target !== '_self');
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (outside || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As the browser does: the address where we are is not there twice.
    void router.navigate(to, { replace: replace ?? address === textOf(here), preventScrollReset });
  };
  return (
    <a {...rest} href={isElsewhere(to) ? to : address} onClick={follow}>
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  /** Only this address, not what lies below it. */
  readonly end?: boolean;
}

/** A link that says where you are. */
export function NavLink({ end = false, className = '', ...rest }: NavLinkProps) {
  const { pathname } = useRouter().view.location;
  const here = pathname.toLowerCase();
  const there = resolve(rest.to, pathname).pathname.toLowerCase();
  const active = here === there || (!end && here.startsWith(there.endsWith('/') ? there : `${there}/`));
  const names = [className, active ? 'active' : ''].filter(Boolean).join(' ');
  return <Link {...rest} className={names} aria-current={active ? 'page' : undefined} />;
}

/** The screen of the next route inside this one. */
export function Outlet() {
  const { router, view } = useRouter();
  const depth = useContext(DepthContext) + 1;
  const route = view.chain[depth];
  if (!route) return null;
  const Screen = router.modules[route.id]?.default ?? Outlet;
  return (
    <DepthContext value={depth}>
      <Screen />
    </DepthContext>
  );
}
