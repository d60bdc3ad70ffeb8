/** The one queue of this page, for screens. */
import { useSyncExternalStore } from 'react';
import type { AnswerSender, QueueState } from './sender.ts';

let opened: Promise<AnswerSender> | null = null;
let ready: AnswerSender | null = null;
const waiting = new Set<() => void>();

async function open(): Promise<AnswerSender> {
  const { openQueue } = await import('./open.ts');
  const sender = await openQueue();
  ready = sender;
  for (const tell of waiting) tell();
  return sender;
}

/** Opens the queue at first use. A line that broke before it was here may be tried again. */
export function openAnswers(): Promise<AnswerSender> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const EMPTY: QueueState = { wachtend: 0, antwoorden: 0, geenVerbinding: false, geweigerd: 0, bewaart: true };

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
