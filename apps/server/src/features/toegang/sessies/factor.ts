/** The second factor: a code of an app, or one of ten recovery codes that each work once. */
import { randomBytes } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { hashOf } from '../../../platform/auth/secret.ts';
import { createSecret, matchCode, otpauthUri, toBase32 } from '../../../platform/auth/totp.ts';
import type { Kluis } from '../../../platform/auth/kluis.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { Pogingen } from './poging.ts';
import { may } from './policy.ts';
import { demand } from '../../../platform/auth/grant.ts';
import * as sessies from './store.ts';
import { noteProof } from './store-wacht.ts';
import * as store from './store-factor.ts';

const CODES = 10;
/** 80 bits. */
const CODE_BYTES = 10;

/** As printed: four groups of four. */
const createHerstelcode = (): string => (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-');
/** However it was typed. */
const foldCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
const hashCode = (code: string): string => hashOf(foldCode(code));

const wrong = (): AppError => new AppError('invalid', 'auth/code-onjuist');

export interface Factoren {
  /** Throws 'invalid' for a wrong or used code, 'too-many' when guessed too often. */
  check(account: Pick<sessies.AccountRow, 'id' | 'totp'>, code: string, now: number): Promise<void>;
  begin(actor: Actor): Promise<{ geheim: string; uri: string }>;
  confirm(actor: Actor, code: string, now: number): Promise<{ herstelcodes: string[] }>;
  renew(actor: Actor, now: number): Promise<{ herstelcodes: string[] }>;
  end(actor: Actor, now: number): Promise<void>;
}

const KANTOOR: readonly string[] = ['superadmin', 'office'];
export const isVerplicht = (actor: Pick<Actor, 'rol'>): boolean => KANTOOR.includes(actor.rol);

export function createFactoren(db: Db, kluis: Kluis, pogingen: Pogingen): Factoren {
  const doelVan = (accountId: string): string => `totp:${accountId}`;
  const sleutelOf = (accountId: string): string => `factor\n${accountId}`;

  /**
   * Somebody who sits down at an open screen must not be able to lock the owner out. Who has a second factor gives it
   * before changing it; who has none cannot be asked for it.
   */
  async function demandFresh(actor: Actor): Promise<void> {
    const account = await sessies.findAccountById(db, actor.id);
    const enrolled = account?.totp !== null;
    demand(may(actor.rol, 'credentials.updateOwn'), enrolled ? actor.bewijs : { ...actor.bewijs, tweedeFactor: true });
    if (enrolled && !actor.bewijs.tweedeFactor) throw new AppError('conflict', 'auth/tweede-factor-nodig');
  }

  const noteChange = (actor: Actor, betreft: string, now: number): Promise<void> =>
    writeAudit(db, { adminId: actor.adminId, soort: 'tweede-factor', now, actor, objectId: actor.id, betreft });

  async function isRight({ id, totp }: Pick<sessies.AccountRow, 'id' | 'totp'>, code: string, now: number): Promise<boolean> {
    if (totp === null) return false;
    const stap = matchCode(kluis.open(doelVan(id), totp), code.replace(/\s/g, ''), now);
    if (stap !== undefined) return store.useStap(db, id, stap);
    return store.useHerstelcode(db, id, hashCode(code), new Date(now));
  }

  return {
    check: async (account, code, now) => {
      await pogingen.take(sleutelOf(account.id), now);
      if (!(await isRight(account, code, now))) throw wrong();
      await pogingen.forget(sleutelOf(account.id));
    },

    begin: async (actor) => {
      await demandFresh(actor);
      const { gebruikersnaam } = await sessies.readBeveiliging(db, actor.id);
      const geheim = createSecret();
      await store.putNieuw(db, actor.id, kluis.seal(doelVan(actor.id), geheim));
      return { geheim, uri: otpauthUri(geheim, gebruikersnaam) };
    },

    // The secret is ours: one that the browser sent could be one that somebody else knows.
    confirm: async (actor, code, now) => {
      await demandFresh(actor);
      await pogingen.take(sleutelOf(actor.id), now);
      const geheim = await store.readNieuw(db, actor.id);
      const stap = geheim === null ? undefined : matchCode(kluis.open(doelVan(actor.id), geheim), code, now);
      if (geheim === null || stap === undefined) throw wrong();
      await pogingen.forget(sleutelOf(actor.id));
      const herstelcodes = Array.from({ length: CODES }, createHerstelcode);
      await store.insertFactor(db, { accountId: actor.id, geheim, stap, herstelcodes: herstelcodes.map(hashCode), now: new Date(now) });
      await noteProof(db, actor.sessieId, new Date(now), true);
      await noteChange(actor, 'aan', now);
      await sessies.endSessies(db, actor.id, new Date(now), actor.sessieId);
      return { herstelcodes };
    },

    renew: async (actor, now) => {
      await demandFresh(actor);
      const herstelcodes = Array.from({ length: CODES }, createHerstelcode);
      await store.renewHerstelcodes(db, actor.id, herstelcodes.map(hashCode));
      await noteChange(actor, 'nieuwe herstelcodes', now);
      return { herstelcodes };
    },

    end: async (actor, now) => {
      await demandFresh(actor);
      if (isVerplicht(actor)) throw new AppError('conflict', 'auth/tweede-factor-verplicht');
      await store.deleteFactor(db, actor.id);
      await noteChange(actor, 'uit', now);
      await sessies.endSessies(db, actor.id, new Date(now), actor.sessieId);
    },
  };
}
