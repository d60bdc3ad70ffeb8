/** Copies of a form go to an address that anybody can type: few a day, so that our forms flood nobody's mailbox. */
import { createCounter } from '../http/counter.ts';

const DAG_MS = 86_400_000;

export interface Kopieen {
  /** Whether one more may go out for somebody of this network (see netwerk.ts); takes it. */
  take(netwerk: string, now: number): boolean;
}

/** Five a day: four, and the turn that every count ends with. */
export function createKopieen(): Kopieen {
  const counter = createCounter({ free: 4, windowMs: DAG_MS, perMinute: 0 });
  return {
    take(netwerk, now) {
      if (counter.wait(netwerk, now) > 0) return false;
      counter.failed(netwerk, now);
      return true;
    },
  };
}
