/** The queue wired to the browser. A part of its own: the landkaart shows itself first, a game brings it along. */
import { call } from '../../../shared/api/call.ts';
import { ApiFout } from '../../../shared/api/fout.ts';
import { currentUser } from '../../../shared/session/session.ts';
import { readReply } from './queue.ts';
import type { Reply, Sending } from './queue.ts';
import { AnswerSender } from './sender.ts';
import type { FinishResult } from './sender.ts';
import { openStore } from './store.ts';

async function request(sending: Sending): Promise<Reply & { readonly result?: FinishResult }> {
  const { leerlingId } = sending;
  if (sending.soort === 'afronden') {
    const result = await call('finishTaak', { params: { leerlingId, taakId: sending.item.taakId } });
    return { soort: 'gelukt', result };
  }
  if (sending.soort === 'lezen') {
    const { beurtId, beurt } = sending.item;
    await call('saveLeesbeurt', { params: { leerlingId, beurtId }, body: beurt });
    return { soort: 'gelukt' };
  }
  if (sending.soort === 'stuk') {
    const { taakId, game, stuk } = sending.item;
    await call('saveStuk', { params: { leerlingId, taakId }, body: { game, stuk } });
    return { soort: 'gelukt' };
  }
  if (sending.soort === 'record') {
    const { taakId, game, waarde } = sending.item;
    await call('saveSpelrecord', { params: { leerlingId, taakId }, body: { game, waarde } });
    return { soort: 'gelukt' };
  }
  const antwoorden = sending.items.map((item) => item.antwoord);
  await call('submitAntwoorden', { params: { leerlingId }, body: { game: sending.game, antwoorden } });
  return { soort: 'gelukt' };
}

async function send(sending: Sending): Promise<Reply & { readonly result?: FinishResult }> {
  try {
    return await request(sending);
  } catch (error) {
    // Switched off in the meantime: then there is nothing to keep.
    if (sending.soort === 'record' && error instanceof ApiFout && error.status === 404) return { soort: 'gelukt' };
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

const HEARTBEAT_MS = 45_000;

/** Background sync is missing in Safari, so everything that may mean "try again" does. */
function listen(sender: AnswerSender): void {
  const wake = (): void => sender.wake();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  setInterval(() => sender.getState().wachtend > 0 && wake(), HEARTBEAT_MS);
}

/** Sends what was left, and keeps going for as long as the page lives. */
export async function openQueue(): Promise<AnswerSender> {
  const sender = new AnswerSender({ store: await openStore(), send, leerlingId, later, chance: Math.random });
  await sender.start();
  listen(sender);
  return sender;
}
