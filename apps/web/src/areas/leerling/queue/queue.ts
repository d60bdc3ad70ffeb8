/**
 * What still has to reach the server, as pure decisions: what to send next, what an answer of the server means, how long
 * to wait. An answer is kept until the server has acknowledged it; sending twice is harmless, losing is not.
 */
import type { Antwoord } from '@spelrijk/domain/antwoord';
import type { Leesbeurt } from '@spelrijk/domain/leesbeurt';

interface Item {
  /** Unique; for an antwoord its own id. */
  readonly id: string;
  readonly leerlingId: string;
  /** Rises with every item, so that order survives a reload. */
  readonly volgnummer: number;
  /** The server will never take it: kept, counted apart, not sent again. */
  readonly geweigerd?: string;
}

export interface AntwoordItem extends Item {
  readonly soort: 'antwoord';
  readonly game: string;
  readonly antwoord: Antwoord;
}

export interface AfrondItem extends Item {
  readonly soort: 'afronden';
  readonly taakId: string;
}

/** How far a turn of reading was at some moment; a later one of the same turn says more, and the server never goes back. */
export interface LeesItem extends Item {
  readonly soort: 'lezen';
  readonly beurtId: string;
  readonly beurt: Leesbeurt;
}

/** What the child chose to keep after a taak; the server takes one a taak, once it is finished. */
export interface StukItem extends Item {
  readonly soort: 'stuk';
  readonly taakId: string;
  readonly game: string;
  readonly stuk: string;
}

/** How far the child came in the game of a taak; the server keeps the best of the week, once the taak is finished. */
export interface RecordItem extends Item {
  readonly soort: 'record';
  readonly taakId: string;
  readonly game: string;
  readonly waarde: number;
}

export type QueueItem = AntwoordItem | AfrondItem | LeesItem | StukItem | RecordItem;

export type Sending =
  | { readonly soort: 'antwoorden'; readonly leerlingId: string; readonly game: string; readonly items: readonly AntwoordItem[] }
  | { readonly soort: 'afronden'; readonly leerlingId: string; readonly item: AfrondItem }
  | { readonly soort: 'lezen'; readonly leerlingId: string; readonly item: LeesItem }
  | { readonly soort: 'stuk'; readonly leerlingId: string; readonly item: StukItem }
  | { readonly soort: 'record'; readonly leerlingId: string; readonly item: RecordItem };

/** The contract takes at most this many in one request. */
export const BATCH = 50;

/**
 * The next thing to send for this leerling: answers of one game in the order they were given. A taak is finished only
 * when none of its answers is still waiting, and a piece to keep goes after that; reading goes when nothing else does. `limit` is 1 while looking for the one item that the server refuses.
 */
export function nextSending(items: readonly QueueItem[], leerlingId: string, limit: number = BATCH): Sending | null {
  const mine = items
    .filter((item) => item.leerlingId === leerlingId && item.geweigerd === undefined)
    .sort((a, b) => a.volgnummer - b.volgnummer);
  const answers = mine.filter((item) => item.soort === 'antwoord');
  const waiting = new Set(answers.map((item) => item.antwoord.taakId));
  const finish = mine.find((item) => item.soort === 'afronden' && !waiting.has(item.taakId));
  if (finish?.soort === 'afronden') return { soort: 'afronden', leerlingId, item: finish };
  const first = answers[0];
  if (!first) return nextStuk(mine, leerlingId) ?? nextReading(mine, leerlingId);
  const batch = answers.filter((item) => item.game === first.game).slice(0, Math.max(1, limit));
  return { soort: 'antwoorden', leerlingId, game: first.game, items: batch };
}

/** Everything that was practised is at the server by then. */
function nextStuk(mine: readonly QueueItem[], leerlingId: string): Sending | null {
  const item = mine.find((ander) => ander.soort === 'stuk' || ander.soort === 'record');
  if (item?.soort === 'record') return { soort: 'record', leerlingId, item };
  return item?.soort === 'stuk' ? { soort: 'stuk', leerlingId, item } : null;
}

function nextReading(mine: readonly QueueItem[], leerlingId: string): Sending | null {
  const item = mine.find((ander) => ander.soort === 'lezen');
  return item ? { soort: 'lezen', leerlingId, item } : null;
}

export const idsOf = (sending: Sending): readonly string[] =>
  sending.soort === 'antwoorden' ? sending.items.map((item) => item.id) : [sending.item.id];

/** How a request ended. */
export type Reply =
  | { readonly soort: 'gelukt' }
  /** No connection, or a server that cannot just now. */
  | { readonly soort: 'later' }
  /** Not logged in any more: wait for a new login. */
  | { readonly soort: 'uitgelogd' }
  /** The server holds other content under these ids; all others may be sent again. */
  | { readonly soort: 'botsing'; readonly ids: readonly string[] }
  | { readonly soort: 'geweigerd'; readonly code: string };

/** What a status and its error code mean for what was sent. */
export function readReply(status: number, code: string, details: readonly string[] = []): Reply {
  if (status === 401 || status === 403) return { soort: 'uitgelogd' };
  if (status === 409 && code === 'antwoorden/botsing') return { soort: 'botsing', ids: details };
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
  return refused ? { soort: 'geweigerd', code: code || String(status) } : { soort: 'later' };
}

export interface Verdict {
  /** Acknowledged, or never to be sent again. */
  readonly remove: readonly string[];
  readonly refuse: readonly string[];
  /** Look for the culprit one by one. */
  readonly single: boolean;
  readonly wait: boolean;
}

const NOTHING: Verdict = { remove: [], refuse: [], single: false, wait: false };

/** What to do with the items of a sending after this reply. */
export function judgeReply(sending: Sending, reply: Reply): Verdict {
  const ids = idsOf(sending);
  switch (reply.soort) {
    case 'gelukt':
      return { ...NOTHING, remove: ids };
    case 'later':
    case 'uitgelogd':
      return { ...NOTHING, wait: true };
    case 'botsing': {
      const hit = ids.filter((id) => reply.ids.includes(id));
      return hit.length > 0 ? { ...NOTHING, remove: hit } : isolate(ids);
    }
    case 'geweigerd':
      return isolate(ids);
  }
}

const isolate = (ids: readonly string[]): Verdict => (ids.length > 1 ? { ...NOTHING, single: true } : { ...NOTHING, refuse: ids });

const FIRST_MS = 1500;
const LONGEST_MS = 60_000;

/** Milliseconds until the next try after this many failures in a row; `chance` (0-1) keeps a class from retrying at one moment. */
export function retryDelay(failures: number, chance: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, Math.min(10, failures - 1)));
  return Math.round(full * (0.5 + 0.5 * chance));
}
