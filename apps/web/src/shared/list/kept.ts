import { useEffect, useState } from 'react';

const inBrowser = (): boolean => typeof window !== 'undefined';

/** What the router carries along to a page that is opened from another one. */
const given = (key: string): unknown => {
  const state: unknown = inBrowser() ? window.history.state : undefined;
  const usr: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'usr') : undefined;
  return typeof usr === 'object' && usr !== null ? Reflect.get(usr, key) : undefined;
};

/** What somebody who came here searched for elsewhere (the search over everything); '' when she did not. */
export function asked(): string {
  const zoek = given('zoek');
  return typeof zoek === 'string' ? zoek : '';
}

/** The address with this in its query, or without it when it is ''. */
export function withParam(address: string, key: string, text: string): string {
  const url = new URL(address);
  if (text === '') url.searchParams.delete(key);
  else url.searchParams.set(key, text);
  return url.href;
}

/**
 * A text that stands in the address: still there when somebody comes back with the button of the browser, reloads, or sends the link on.
 * It replaces the page of the history and asks the router nothing, so that typing stays quick.
 */
export function useKept(key: string, begin: () => string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => (inBrowser() ? new URLSearchParams(window.location.search).get(key) : null) ?? begin());
  const set = (next: string): void => {
    setText(next);
    window.history.replaceState(window.history.state, '', withParam(window.location.href, key, next));
  };
  return [text, set];
}

/** Pages of the history, by the key that the router gives each, that were left since the app was loaded. */
const left = new Set<string>();

function pageKey(): string {
  const state: unknown = inBrowser() ? window.history.state : undefined;
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined;
  return typeof key === 'string' ? key : 'first';
}

/** Whether somebody comes back to a page: the router scrolls at once to where it was left, which has to be there by then. */
export function useComesBack(): boolean {
  const [key] = useState(pageKey);
  const [back] = useState(() => left.has(key));
  useEffect(() => () => void left.add(key), [key]);
  return back;
}
