/** Turns of reading on their way to the server, through the same queue as answers. */
import type { Leesbeurt } from '@spelrijk/domain/leesbeurt';
import { openAnswers } from './answers.ts';
import { createId } from '../../../shared/id.ts';

let keeping: Promise<unknown> = Promise.resolve();

/** Kept on this device at once, and sent when that can be. */
export function keepBeurt(leerlingId: string, beurtId: string, beurt: Leesbeurt): void {
  const item = { soort: 'lezen', id: createId(), leerlingId, beurtId, beurt } as const;
  keeping = keeping.then(async () => (await openAnswers()).add(item)).catch(() => null);
}

/** After it, what was read before is at the server, or there is no connection. */
export async function beurtenSent(): Promise<void> {
  await keeping;
  await openAnswers()
    .then((sender) => sender.idle())
    .catch(() => null);
}
