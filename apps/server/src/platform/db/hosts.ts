/**
 * An address of a database with more than one host, as PostgreSQL itself understands it (documentation of libpq, "Specifying Multiple Hosts"): a primary and what
 * takes over from it. Each new connection begins at the host where the last one succeeded; one that does not answer, or that only reads where writing was asked
 * (`target_session_attrs`), gives way to the next.
 *
 * @example postgres://naam:geheim@een.example:5432,twee.example:5432/spelrijk?target_session_attrs=read-write
 */
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

/** One address for each host, in order, and whether only one that can be written will do. */
export interface Hosts {
  readonly urls: readonly string[];
  readonly schrijven: boolean;
}

const ADDRESS = /^(?<voor>[a-z]+:\/\/(?:[^@/]*@)?)(?<hosts>[^/?]*)(?<na>.*)$/i;
const ATTRIBUTE = /([?&])target_session_attrs=([a-z-]+)(&|$)/;
/** Said to whoever starts a server or gives a command. */
export const ALLEEN_STANDBY =
  'Onder DATABASE_URL staat nu geen server waarin geschreven kan worden. Start de primaire server, of laat een standby het overnemen.';

const WRITING = new Set(['read-write', 'primary']);

export function splitHosts(url: string): Hosts {
  const wens = ATTRIBUTE.exec(url)?.[2];
  const plain = url.replace(ATTRIBUTE, (_, before: string, _wens: string, after: string) => (after === '&' ? before : ''));
  const { voor = '', hosts = '', na = '' } = ADDRESS.exec(plain)?.groups ?? {};
  const schrijven = wens !== undefined && WRITING.has(wens);
  return { urls: hosts.includes(',') ? hosts.split(',').map((host) => `${voor}${host}${na}`) : [plain], schrijven };
}

type Klaar = ((error: Error) => void) | ((error: null, client: Client) => void);

/** A host has so long to answer before the next is asked (ms). */
const PATIENCE = 3000;

/** Of a standby, and of a database that was made read-only: PostgreSQL's own code for it, with what to do where no other host is left. */
const readsOnly = (): Error => Object.assign(new Error(ALLEEN_STANDBY), { code: '25006' });

/** Makes connections for a pool; where the last one was found is where the next looks first. */
export function createFinder({ urls, schrijven }: Hosts): typeof Client {
  let waar = 0;
  return class extends Client {
    readonly #nr: number;

    constructor(config?: string | ClientConfig) {
      const nr = waar;
      super({ ...(typeof config === 'object' && config), connectionString: urls[nr], connectionTimeoutMillis: PATIENCE });
      this.#nr = nr;
      // A pool listens from the moment that it has the connection; what breaks before is said by `connect`.
      this.on('error', () => undefined);
    }

    /** Another connection may have moved on already. */
    #volgende(): void {
      if (waar === this.#nr) waar = (waar + 1) % urls.length;
    }

    async #zoek(): Promise<void> {
      try {
        await super.connect();
        if (!schrijven) return;
        const { rows } = await this.query<{ transaction_read_only: string }>('show transaction_read_only');
        if (rows[0]?.transaction_read_only !== 'off') throw readsOnly();
      } catch (error) {
        this.#volgende();
        await this.end().catch(() => undefined);
        throw error;
      }
    }

    async #meld(callback: Klaar): Promise<void> {
      let uit: readonly [null, Client] | readonly [unknown] = [null, this];
      try {
        await this.#zoek();
      } catch (error) {
        uit = [error];
      }
      Reflect.apply(callback, undefined, uit);
    }

    override connect(): Promise<Client>;
    override connect(callback: Klaar): void;
    override connect(callback?: Klaar): Promise<Client> | void {
      if (callback === undefined) return this.#zoek().then(() => this);
      void this.#meld(callback);
    }
  };
}

type Connect = () => Promise<PoolClient>;

/** Who waits for a connection does not hear of a host that is gone while another is there: each is tried once. */
export function tryingAll(pool: Pool, { urls }: Hosts): Pool {
  const plain: Connect = Reflect.get(pool, 'connect').bind(pool);
  const connect = async (nog: number): Promise<PoolClient> => {
    try {
      return await plain();
    } catch (error) {
      // Nobody let go of one in time: that has nothing to do with hosts.
      if (nog <= 1 || /timeout exceeded when trying to connect/.test(String(error))) throw error;
      return connect(nog - 1);
    }
  };
  Reflect.set(pool, 'connect', () => connect(urls.length));
  return pool;
}
