import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Catalog, Catalogs, KeyOf } from '../texts/catalogs.ts';
import { textOf } from '../texts/text-of.ts';

/** One step on the way from an area to a screen: a text by its name, or a name that has to wait for data. */
export type Crumb = ({ readonly text: () => string } | { readonly Name: ComponentType }) & {
  /** Its address, for who stands deeper; a crumb without one is always where you are. */
  readonly to?: ((params: Params) => string) | undefined;
  /** For whom this step does not exist. */
  readonly hidden?: (() => boolean) | undefined;
};

/** What a route puts in `handle`: the crumbs that it adds to those of its layout. */
export interface Crumbs {
  readonly crumbs: readonly Crumb[];
}

/** `crumb(beheerTeksten, 'lijst.titel')` */
export const crumb = <N extends keyof Catalogs>(catalog: Catalog<N>, key: KeyOf<N>, to?: Crumb['to']): Crumb => ({
  text: () => textOf(catalog, key),
  to,
});

const isCrumbs = (handle: unknown): handle is Crumbs => typeof handle === 'object' && handle !== null && 'crumbs' in handle;

/** The crumbs of all routes that make up a page, from the area to the screen; a lone one says nothing. */
export function crumbsOf(handles: readonly unknown[]): readonly Crumb[] {
  const crumbs = handles.flatMap((handle) => (isCrumbs(handle) ? handle.crumbs : [])).filter(({ hidden }) => !(hidden?.() ?? false));
  return crumbs.length < 2 ? [] : crumbs;
}

/** Where a crumb leads from `pathname`; null for the page itself. */
export function addressOf({ to }: Crumb, params: Params, pathname: string): string | null {
  const address = to?.(params);
  return address === undefined || address === pathname.replace(/(?<=.)\/+$/, '') ? null : address;
}
