/**
 * What `react-router` is in the browser (see vite.config.ts): the names that our screens use, and those that the build writes into
 * their files. The types of the library hold for them, and tests compare the two where they can be compared.
 */
import type { To } from './address.ts';

export { href } from './address.ts';
export { useLocation, useMatch, useMatches, useNavigate, useParams, useSearchParams } from './hooks.ts';
export { HydratedRouter } from './hydrated-router.tsx';
export { Link, NavLink, Outlet } from './link.tsx';
export { Links, Meta, Scripts, ScrollRestoration } from './page.tsx';
export type { To };

/** Thrown by a guard, or given by a loader. */
export const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location } });

/** A refusal that a guard has thrown, as opposed to something that broke. */
export const isRouteErrorResponse = (error: unknown): error is { readonly status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && 'internal' in error;

/** The build wraps what a route gives to hand it its parameters as properties; ours ask for them. */
const asItIs = <T>(screen: T): T => screen;
export { asItIs as UNSAFE_withComponentProps, asItIs as UNSAFE_withErrorBoundaryProps, asItIs as UNSAFE_withHydrateFallbackProps };
