/**
 * Sends the queue: one request at a time, again after a failure, until it is empty. Time, chance and the network are
 * given, so that a lost connection can be tested.
 */
import { judgeReply, nextSending, retryDelay } from './queue.ts';
import type { AfrondItem, AntwoordItem, LeesItem, QueueItem, Reply, Sending, RecordItem, StukItem } from './queue.ts';
import type { QueueStore } from './store.ts';

export interface FinishResult {
  readonly munten: number;
  readonly totaal: number;
  readonly inEenKeer: number;
  readonly aantal: number;
  readonly geleerd: readonly string[];
}

export interface SenderDeps {
  readonly store: QueueStore;
  /** Does one request; never throws. */
  readonly send: (sending: Sending) => Promise<Reply & { readonly result?: FinishResult }>;
  /** The logged-in leerling, or null: then nothing is sent. */
  readonly leerlingId: () => string | null;
  readonly later: (run: () => void, ms: number) => () => void;
  readonly chance: () => number;
}

export interface QueueState {
  /** How many things wait for the server. */
  readonly wachtend: number;
  /** How many answers of who is logged in: that a taak is done is none. */
  readonly antwoorden: number;
  /** The last try failed. */
  readonly geenVerbinding: boolean;
  readonly geweigerd: number;
  readonly bewaart: boolean;
}

type NewItem =
  | Omit<AntwoordItem, 'volgnummer'>
  | Omit<AfrondItem, 'volgnummer'>
  | Omit<LeesItem, 'volgnummer'>
  | Omit<StukItem, 'volgnummer'>
  | Omit<RecordItem, 'volgnummer'>;

/** Of these a child waits for nothing. */
const STIL: ReadonlySet<string> = new Set(['lezen', 'stuk', 'record']);

/** One per page. */
export class AnswerSender {
  readonly #deps: SenderDeps;
  readonly #listeners = new Set<() => void>();
  readonly #results = new Map<string, FinishResult>();
  #items: QueueItem[] = [];
  /** Every answer that this page knows of, also those that the server has by now. */
  readonly #answers = new Map<string, AntwoordItem>();
  #state: QueueState;
  #next = 1;
  #failures = 0;
  #single = false;
  #busy = false;
  #running: Promise<void> = Promise.resolve();
  /** Woken while a request was under way: look once more before resting. */
  #again = false;
  #cancel: (() => void) | null = null;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
    this.#state = { wachtend: 0, antwoorden: 0, geenVerbinding: false, geweigerd: 0, bewaart: deps.store.survivesReload };
  }

  /** Reads what an earlier page left behind and starts sending. */
  async start(): Promise<void> {
    const kept = await this.#deps.store.all().catch(() => []);
    const known = new Set(this.#items.map((item) => item.id));
    const found = kept.filter((item) => !known.has(item.id));
    this.#items.push(...found);
    found.forEach((item) => this.#remember(item));
    this.#next = Math.max(0, ...this.#items.map((item) => item.volgnummer)) + 1;
    this.#publish();
    this.wake();
  }

  /** Keeps an item and sends it. Resolves when it is stored: only then may the game go on. */
  async add(item: NewItem): Promise<void> {
    const kept: QueueItem = { ...item, volgnummer: this.#next++ };
    this.#items.push(kept);
    this.#remember(kept);
    this.#publish();
    try {
      await this.#deps.store.put(kept);
    } catch {
      this.#state = { ...this.#state, bewaart: false };
      this.#publish();
    }
    this.wake();
  }

  /** Tries now: the connection came back, the page is looked at again, time has passed. */
  wake(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#again = true;
    if (!this.#busy) this.#running = this.#run();
  }

  /** After it, nothing is under way: all was sent, or there is no connection. */
  idle(): Promise<void> {
    return this.#running;
  }

  /**
   * Answers of this taak that waited here or were given on this page, for going on after a reload. Those that arrived are among
   * them: what was read of the taak while they were under way does not hold them.
   */
  answersOf(taakId: string): readonly AntwoordItem[] {
    return [...this.#answers.values()].filter((item) => item.antwoord.taakId === taakId);
  }

  isFinishing(taakId: string): boolean {
    return this.#items.some((item) => item.soort === 'afronden' && item.taakId === taakId);
  }

  /** What the server paid for a finished taak; undefined until it has answered. */
  resultOf(taakId: string): FinishResult | undefined {
    return this.#results.get(taakId);
  }

  getState = (): QueueState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #remember(item: QueueItem): void {
    if (item.soort === 'antwoord') this.#answers.set(item.id, item);
  }

  async #run(): Promise<void> {
    this.#busy = true;
    try {
      while (this.#again) {
        this.#again = false;
        while (await this.#sendOne());
      }
    } finally {
      this.#busy = false;
    }
  }

  /** True when there may be more to send at once. */
  async #sendOne(): Promise<boolean> {
    const leerlingId = this.#deps.leerlingId();
    const sending = leerlingId === null ? null : nextSending(this.#items, leerlingId, this.#single ? 1 : undefined);
    if (!sending) return false;
    const reply = await this.#deps.send(sending);
    if (reply.result && sending.soort === 'afronden') this.#results.set(sending.item.taakId, reply.result);
    const verdict = judgeReply(sending, reply);
    this.#single = verdict.single || (this.#single && verdict.refuse.length === 0 && verdict.remove.length > 0);
    if (verdict.wait) return this.#wait();
    this.#failures = 0;
    this.#state = { ...this.#state, geenVerbinding: false };
    await this.#settle(verdict.remove, verdict.refuse, reply.soort === 'geweigerd' ? reply.code : '409');
    return true;
  }

  #wait(): false {
    this.#failures++;
    this.#state = { ...this.#state, geenVerbinding: true };
    this.#publish();
    this.#cancel = this.#deps.later(() => this.wake(), retryDelay(this.#failures, this.#deps.chance()));
    return false;
  }

  async #settle(remove: readonly string[], refuse: readonly string[], code: string): Promise<void> {
    this.#items = this.#items
      .filter((item) => !remove.includes(item.id))
      .map((item) => (refuse.includes(item.id) ? { ...item, geweigerd: code } : item));
    this.#publish();
    const refused = this.#items.filter((item) => refuse.includes(item.id));
    await Promise.all([this.#deps.store.remove(remove), ...refused.map((item) => this.#deps.store.put(item))]).catch(() => undefined);
  }

  #publish(): void {
    const geweigerd = this.#items.filter((item) => item.geweigerd !== undefined).length;
    // What was read or chosen to keep is nothing a child waits for.
    const wacht = this.#items.filter(({ geweigerd: code, soort }) => code === undefined && !STIL.has(soort));
    const ik = this.#deps.leerlingId();
    const antwoorden = wacht.filter(({ soort, leerlingId }) => soort === 'antwoord' && leerlingId === ik).length;
    this.#state = { ...this.#state, wachtend: wacht.length, antwoorden, geweigerd };
    for (const listener of this.#listeners) listener();
  }
}
