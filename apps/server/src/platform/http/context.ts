/** What a handler knows about who asks. Never taken from body or query. */
import type { Rol } from '@spelrijk/domain/rol';

/** Somebody who is logged in; everything in it comes from the database, not from the token. */
export interface Actor {
  readonly sessieId: string;
  /** Id of the person: a leerling or a gebruiker. */
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
}

export interface OpenContext {
  /** Server time, ms since the epoch. */
  readonly now: number;
  /** The device cookie of the request, '' when there is none. */
  readonly toestel: string;
  /** Gives the browser a device cookie. */
  setToestel(value: string): void;
}

export interface ActorContext extends OpenContext {
  readonly actor: Actor;
}
