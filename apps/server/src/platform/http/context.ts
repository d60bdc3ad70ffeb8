/** What a handler knows about who asks. Never taken from body or query. */
import type { Rol } from '@spelrijk/domain/rol';

/** Somebody who is logged in; everything in it comes from the database, not from the token. */
export interface Actor {
  readonly sessieId: string;
  /** Id of the person: a leerling or a gebruiker. */
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly bewijs: Bewijs;
  /** Of a leerling: the adult who sits beside, and let it in. */
  readonly begeleiderId?: string;
  /** Of an adult: this browser was handed to a child, and waits for the password, or for the digits that she chose. */
  readonly wacht?: 'wachtwoord' | 'pincode';
}

/** What somebody has proven beyond being logged in, for actions that ask for more; see `demand`. */
export interface Bewijs {
  /** A second factor was given in this session. */
  readonly tweedeFactor: boolean;
  /** The password or a second factor was given again in the last minutes. */
  readonly bevestigd: boolean;
  /** Why our office looks, as typed (header `X-Reden`); goes into the audit. Null when not given. */
  readonly reden: string | null;
}

/** A cookie of ours: never readable by scripts, never sent along by other sites' forms. */
export interface Koekje {
  readonly naam: string;
  readonly waarde: string;
  readonly pad: string;
  /** 0 takes it away. */
  readonly seconden: number;
  /** Lax: also when another site's page leads here, as a login provider does. */
  readonly vanBuiten?: boolean;
}

export interface OpenContext {
  /** Server time, ms since the epoch. */
  readonly now: number;
  /** Network of the client (see netwerk.ts), as far as our proxies may be believed. */
  readonly adres: string;
  /** What the browser says it is; made up by whoever likes to. */
  readonly browser: string;
  /** The Authorization header as it came; only for routes that look at it themselves. */
  readonly authorization: string | undefined;
  /** '' when there is none. */
  koekje(naam: string): string;
  setKoekje(koekje: Koekje): void;
  /** The device cookie of the request, '' when there is none. */
  readonly toestel: string;
  /** Gives the browser a device cookie. */
  setToestel(value: string): void;
}

export interface ActorContext extends OpenContext {
  readonly actor: Actor;
}

/** What a use case knows of who calls it, and when. */
export type Caller = Pick<ActorContext, 'actor' | 'now'>;
