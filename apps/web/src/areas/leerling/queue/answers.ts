/** The one queue of this page, wired to the browser. */
import { useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiFout } from '../../../shared/api/fout.ts';
import { currentUser } from '../../../shared/session/session.ts';
import { readReply } from './queue.ts';
import type { Reply, Sending } from './queue.ts';
import { AnswerSender } from './sender.ts';
import type { FinishResult, QueueState } from './sender.ts';
import { openStore } from './store.ts';

async function request(sending: Sending): Promise<Reply & { readonly result?: FinishResult }> {
  const { leerlingId } = sending;
  if (sending.soort === 'afronden') {
    const result = await call('finishTaak', { params: { leerlingId, taakId: sending.item.taakId } });
    return { soort: 'gelukt', result };
  }
  const antwoorden = sending.items.map((item) => item.antwoord);
  await call('submitAntwoorden', { params: { leerlingId }, body: { game: sending.game, antwoorden } });
  return { soort: 'gelukt' };
}

async function send(sending: Sending): Promise<Reply & { readonly result?: FinishResult }> {
  try {
    return await request(sending);
  } catch (error) {
    return error instanceof ApiFout ? readReply(error.status, error.code, error.details) : { soort: 'later' };
  }
}

/** Only the child itself sends: who looks on stores nothing. */
function leerlingId(): string | null {
  const user = currentUser();
  if (!user) return null;
  const { _id: id, role } = user;
  return role === 'leerling' || role === 'demo' ? id : null;
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

let opened: Promise<AnswerSender> | null = null;
let ready: AnswerSender | null = null;
const waiting = new Set<() => void>();

/** Opens the queue at first use and keeps it going for as long as the page lives. */
export function openAnswers(): Promise<AnswerSender> {
  opened ??= openStore().then(async (store) => {
    const sender = new AnswerSender({ store, send, leerlingId, later, chance: Math.random });
    await sender.start();
    listen(sender);
    ready = sender;
    for (const tell of waiting) tell();
    return sender;
  });
  return opened;
}

const HEARTBEAT_MS = 45_000;

/** Background sync is missing in Safari, so everything that may mean "try again" does. */
function listen(sender: AnswerSender): void {
  const wake = (): void => sender.wake();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  setInterval(() => sender.getState().wachtend > 0 && wake(), HEARTBEAT_MS);
}

const EMPTY: QueueState = { wachtend: 0, geenVerbinding: false, geweigerd: 0, bewaart: true };

function subscribe(listener: () => void): () => void {
  let stop: (() => void) | null = null;
  const attach = (): void => {
    stop = ready?.subscribe(listener) ?? null;
    listener();
  };
  if (ready) attach();
  else waiting.add(attach);
  return () => {
    waiting.delete(attach);
    stop?.();
  };
}

/** What waits for the server, for the sign on the screen. */
export const useQueueState = (): QueueState =>
  useSyncExternalStore(
    subscribe,
    () => ready?.getState() ?? EMPTY,
    () => EMPTY,
  );
