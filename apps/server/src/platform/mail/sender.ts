/** Takes mail from the queue and sends it, one at a time per server, until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { claimMail, markFailed, markSent, sweepMail } from './outbox.ts';
import type { MailTransport } from './transport.ts';

export interface SenderDeps {
  readonly db: Db;
  /** Null: nothing is sent, mail is kept for our office to read. */
  readonly transport: MailTransport | null;
  readonly clock: Clock;
  readonly log: Log;
}

export interface MailSender {
  /** Sends what is due now; resolves with how many tries that took. */
  drain(): Promise<number>;
  /** Looks at the queue every `everyMs` until `stop`. */
  start(everyMs: number): void;
  stop(): Promise<void>;
  /** Forgets what was sent longer than so many days ago. */
  sweep(bewaardagen: number): Promise<void>;
}

const MINUTE = 60_000;
/** Minutes to the next try after the n-th failure; after the last one it is given up. */
const BACKOFF = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960] as const;
const DAG = 86_400_000;

export function createMailSender({ db, transport, clock, log }: SenderDeps): MailSender {
  const end = new AbortController();
  let running = Promise.resolve();

  /** True when there was a mail to try. */
  async function sendNext(to: MailTransport): Promise<boolean> {
    const mail = await claimMail(db, clock.now());
    if (!mail) return false;
    const sent = await to.send(mail);
    const now = clock.now();
    if (sent.ok) await markSent(db, mail, now);
    else {
      const wait = sent.final ? undefined : BACKOFF[mail.pogingen - 1];
      await markFailed(db, mail, sent.reden, wait === undefined ? null : now + wait * MINUTE, now);
      log.warn({ mail: mail.id, poging: mail.pogingen, reden: sent.reden }, 'mail niet verstuurd');
    }
    return true;
  }

  async function drain(): Promise<number> {
    let tries = 0;
    if (transport) while (!end.signal.aborted && (await sendNext(transport))) tries++;
    return tries;
  }

  async function loop(everyMs: number): Promise<void> {
    while (!end.signal.aborted) {
      await drain().catch((err: unknown) => log.warn({ err }, 'mail versturen lukt nu niet'));
      await sleep(everyMs, undefined, { ref: false, signal: end.signal }).catch(() => undefined);
    }
  }

  return {
    drain,
    start: (everyMs) => {
      if (transport) running = loop(everyMs);
    },
    stop: async () => {
      end.abort();
      transport?.close();
      await Promise.race([running, sleep(2000, undefined, { ref: false })]);
    },
    sweep: (bewaardagen) => sweepMail(db, clock.now(), clock.now() - bewaardagen * DAG),
  };
}
