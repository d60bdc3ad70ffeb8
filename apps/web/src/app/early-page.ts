/**
 * Runs in the head of a page, before any script of the app has come; the build packs it into a script of its own and puts what it does for this screen (`Ahead`)
 * beside it. First go the scripts that begin the app, which the page names by itself, and the first calls. The scripts of the screen come with them where the
 * page itself was here soon; on a slow line what begins the app would wait for them, and they come when of that only the largest is still on its way: they are
 * in while the app begins. Then what stands lower on the screen, and the files of the game that the address names.
 */
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import type { Early } from '../shared/api/early.ts';
import { beginVan } from '../areas/admin/weekplan/dagen.ts';

/** Method and path (`/api/leerlingen/{leerlingId}/landkaart`); `week`: of the week in which planning begins, by the clock of the device. */
export type Call = readonly [method: string, path: string, query?: 'week'];

export interface Ahead {
  /** `leerling/:leerlingId/landkaart` */
  readonly pattern: string;
  readonly first: readonly Call[];
  readonly lower: readonly Call[];
  /** Roles for which nothing, or nothing that stands lower, is asked. */
  readonly notFor: readonly string[];
  readonly lowerNotFor: readonly string[];
  readonly later: readonly string[];
  /** The drawings of a game, then its scripts. */
  readonly games?: Readonly<Record<string, readonly string[]>>;
}

/** A head that is read within this time (ms since the address was asked) came over a line on which waiting wins nothing. Every browser tells it; what says how fast a line is, only some. */
const SOON_MS = 500;

/** Who is logged in here, as `shared/session/storage.ts` keeps it. */
function readUser(): { readonly token: string | null; readonly role: string } {
  const ownTab = sessionStorage.getItem('eigenTab') === 'true';
  const storage = ownTab || localStorage.getItem('usingSSO') === 'true' ? sessionStorage : localStorage;
  const { role = '' }: { role?: string } = JSON.parse(storage.getItem(ownTab ? 'eigenUser' : 'user') ?? '{}');
  return { token: storage.getItem(ownTab ? 'eigenToken' : 'access_token'), role };
}

export function askAhead({ pattern, first, lower, notFor, lowerNotFor, later, games }: Ahead): void {
  const parts = location.pathname.split('/').slice(1);
  const valueOf = (name: string): string => parts[pattern.split('/').indexOf(`:${name}`)] ?? '';
  const link = (href: string, kind: Partial<HTMLLinkElement> = { rel: 'modulepreload' }): void =>
    document.head.append(Object.assign(document.createElement('link'), { href }, kind));
  const { token, role } = readUser();
  const answers = new Map<string, Promise<Response>>();
  const ask = ([method, path, query]: Call): void => {
    const of = query === 'week' ? `?van=${beginVan(new Date().toLocaleDateString('en-CA', { timeZone: SCHOOL_TIJDZONE }))}` : '';
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name)) + of;
    const answer = fetch(address, { method, headers: { accept: 'application/json', authorization: `Bearer ${token}` } });
    // Whoever takes it hears that the line broke.
    answer.catch(() => undefined);
    answers.set(`${method} ${address}`, answer);
  };
  const isAsked = token !== null && !notFor.includes(role);
  if (isAsked) {
    const early: Early = { token, answers };
    window.spelrijkEarly = early;
    first.forEach(ask);
  }
  // Safari knows the hint since 17: before that nothing tells when what begins is in, and a script that is only named would come with the router.
  const isHinted = document.createElement('link').relList.supports('modulepreload');
  const goOn = (): void => {
    for (const script of later)
      if (isHinted) link(script);
      else import(/* @vite-ignore */ script).catch(() => undefined);
    if (isAsked && !lowerNotFor.includes(role)) lower.forEach(ask);
    const [drawings, ...scripts] = games?.[decodeURIComponent(valueOf('game')).normalize('NFC')] ?? [];
    if (drawings !== undefined) link(drawings, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    for (const script of scripts) link(script);
  };
  // When of what begins the app only the largest is still to come.
  const begin = [...document.head.querySelectorAll('link[rel=modulepreload]')];
  let waiting = isHinted && performance.now() > SOON_MS ? begin.length - 1 : 0;
  const count = (): void => void (--waiting === 0 && goOn());
  if (waiting < 1) goOn();
  else for (const one of begin) for (const event of ['load', 'error']) one.addEventListener(event, count);
}
