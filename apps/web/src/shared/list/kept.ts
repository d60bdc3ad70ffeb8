import { useState } from 'react';

/** What a page of the history remembers of its lists, beside what the router keeps there. */
const read = (key: string): unknown => {
  const kept: unknown = typeof window === 'undefined' ? undefined : window.history.state;
  return typeof kept === 'object' && kept !== null ? Reflect.get(kept, key) : undefined;
};

/** What somebody who came here searched for elsewhere (the search over everything); '' when she did not. */
export function asked(): string {
  const given = read('usr');
  const zoek: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'zoek') : undefined;
  return typeof zoek === 'string' ? zoek : '';
}

/** A text that is still there when somebody comes back to this page with the button of the browser. */
export function useKept(key: string, begin: () => string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = read(key);
    return typeof kept === 'string' ? kept : begin();
  });
  const set = (next: string): void => {
    setText(next);
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [key]: next }, '');
  };
  return [text, set];
}
