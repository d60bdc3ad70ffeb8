/** Passwords of leerlingen, and logging in with pictures: the groep's code, the own name, the own pictures. */
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { createCounter } from '../../../platform/http/counter.ts';
import { findAccountById, foldWoorden, type LoggedIn, type SessieService, type Vanaf } from '../sessies/index.ts';
import { createGroepscode, createPlaatjes, createWoorden, foldGroepscode, PLAATJES, plaatjesGeheim, showCode } from './geheimen.ts';
import { may } from './policy.ts';
import { updateWachtwoord } from './store.ts';
import * as store from './store-groep.ts';

export interface KinderenDeps {
  readonly database: Database;
  readonly sessies: SessieService;
  readonly passwords: Passwords;
}

export interface Uitgifte {
  readonly soort: 'woorden' | 'plaatjes';
  readonly leerlingIds: readonly string[];
}

export interface PlaatjesLogin {
  readonly code: string;
  readonly leerlingId: string;
  readonly plaatjes: readonly string[];
}

type Uitgegeven = Output<Api['issueWachtwoorden']>['wachtwoorden'];

/** Wrong codes from one network address: a class with typing errors stays far below. */
const WRONG_CODES = { free: 100, windowMs: 600_000, perMinute: 20 };

const unknownCode = (): AppError => notFound('wachtwoorden/groepscode-onbekend');

/** First names, with the first letter of the surname only where two are the same. */
function toNamen(kinderen: readonly store.Kind[]): Output<Api['openGroep']>['kinderen'] {
  return kinderen.map(({ id, roepnaam, achternaam, figuur }) => {
    const dubbel = kinderen.filter((kind) => kind.roepnaam === roepnaam).length > 1;
    const letter = dubbel ? [...achternaam.replace(/^[\p{Ll}'\s]+/u, '')][0] : undefined;
    return { id, roepnaam: letter === undefined ? roepnaam : `${roepnaam} ${letter}.`, figuur };
  });
}

export type KinderenService = ReturnType<typeof createKinderenService>;

export function createKinderenService({ database, sessies, passwords }: KinderenDeps) {
  const db = database.own;
  const wrongCodes = createCounter(WRONG_CODES);

  /** The leerlingen of a groep that this actor may give passwords to. Foreign and missing are the same 404. */
  async function openGroep(actor: Actor, adminId: string, groepId: string): Promise<readonly store.Kind[]> {
    const { scope } = demand(may(actor.rol, 'pupilPassword.issue'), actor.bewijs);
    if (actor.adminId !== adminId) throw notFound('groepen/niet-gevonden');
    const docentId = scope === 'group' ? actor.id : null;
    return database.forAdmin(adminId, async (tx) => {
      if (!(await store.hasGroep(tx, adminId, groepId, docentId))) throw notFound('groepen/niet-gevonden');
      return store.listKinderen(tx, adminId, groepId);
    });
  }

  async function issueOne(kind: store.Kind, gebruikersnaam: string, soort: Uitgifte['soort'], now: number): Promise<Uitgegeven[number]> {
    const plaatjes = soort === 'plaatjes' ? createPlaatjes() : [];
    const woorden = soort === 'woorden' ? createWoorden() : '';
    const hash = await passwords.hash(soort === 'plaatjes' ? plaatjesGeheim(plaatjes) : foldWoorden(woorden));
    await updateWachtwoord(db, { accountId: kind.id, hash, soort, now: new Date(now) });
    await sessies.endAll(kind.id, now);
    await sessies.forgetTries(gebruikersnaam);
    return { leerlingId: kind.id, roepnaam: kind.roepnaam, gebruikersnaam, woorden, plaatjes: [...plaatjes] };
  }

  async function findGroep(code: string, adres: string, now: number): Promise<store.Groepscode> {
    const wait = wrongCodes.wait(adres, now);
    if (wait > 0) throw new AppError('too-many', 'auth/wachten', { retryAfter: wait });
    const groep = await store.findGroepscode(db, foldGroepscode(code));
    if (groep) return groep;
    wrongCodes.failed(adres, now);
    throw unknownCode();
  }

  /** Only who logs in with pictures; the others have a name and a password. */
  async function listPlaatjesKinderen({ adminId, groepId }: store.Groepscode): Promise<{ groep: string; kinderen: readonly store.Kind[] }> {
    const { groep, kinderen } = await database.readAdmin(adminId, async (tx) => ({
      groep: await store.readGroepNaam(tx, adminId, groepId),
      kinderen: await store.listKinderen(tx, adminId, groepId),
    }));
    const inlog = await store.listInlog(
      db,
      adminId,
      kinderen.map(({ id }) => id),
    );
    const metPlaatjes = new Set(inlog.filter(({ plaatjes }) => plaatjes).map(({ id }) => id));
    return { groep, kinderen: kinderen.filter(({ id }) => metPlaatjes.has(id)) };
  }

  return {
    /** New passwords, in plain only in this answer. One id that is not in the groep refuses all. */
    async issue(actor: Actor, adminId: string, groepId: string, { soort, leerlingIds }: Uitgifte, now: number): Promise<Uitgegeven> {
      const kinderen = await openGroep(actor, adminId, groepId);
      const gekozen = kinderen.filter(({ id }) => leerlingIds.includes(id));
      if (gekozen.length !== new Set(leerlingIds).size) throw notFound('leerlingen/niet-gevonden');
      const inlog = new Map((await store.listInlog(db, adminId, leerlingIds)).map((rij) => [rij.id, rij.gebruikersnaam]));
      const metAccount = gekozen.filter(({ id }) => inlog.has(id));
      const uitgegeven = await Promise.all(metAccount.map((kind) => issueOne(kind, inlog.get(kind.id) ?? '', soort, now)));
      await writeAudit(db, { adminId, soort: 'wachtwoord-gewijzigd', now, actor, actie: 'pupilPassword.issue', objectId: groepId });
      return uitgegeven;
    },

    async readCode(actor: Actor, adminId: string, groepId: string): Promise<string | null> {
      await openGroep(actor, adminId, groepId);
      const code = await store.readGroepscode(db, { adminId, groepId });
      return code === null ? null : showCode(code);
    },

    async renewCode(actor: Actor, adminId: string, groepId: string, now: number): Promise<string> {
      await openGroep(actor, adminId, groepId);
      const code = createGroepscode();
      await store.saveGroepscode(db, code, { adminId, groepId }, new Date(now));
      return showCode(code);
    },

    async deleteCode(actor: Actor, adminId: string, groepId: string): Promise<void> {
      await openGroep(actor, adminId, groepId);
      await store.deleteGroepscode(db, { adminId, groepId });
    },

    /** What a device with the groep's code may see. */
    async open(code: string, adres: string, now: number): Promise<Output<Api['openGroep']>> {
      const { groep, kinderen } = await listPlaatjesKinderen(await findGroep(code, adres, now));
      return { groep, plaatjes: [...PLAATJES], kinderen: toNamen(kinderen) };
    },

    /** As every login: the tries are counted with the child's other tries, and a wrong groep looks like wrong pictures. */
    async login({ code, leerlingId, plaatjes }: PlaatjesLogin, vanaf: Vanaf, now: number): Promise<LoggedIn> {
      const { kinderen } = await listPlaatjesKinderen(await findGroep(code, vanaf.adres, now));
      const found = kinderen.some(({ id }) => id === leerlingId) ? await findAccountById(db, leerlingId) : undefined;
      const naam = found?.gevouwen ?? `plaatjes\n${leerlingId}`;
      const geraden = await sessies.tryGeheim({ account: found, naam, geheim: plaatjesGeheim(plaatjes) }, vanaf, now);
      return sessies.enter(geraden, { soort: 'plaatjes', browser: vanaf.browser, tweedeFactor: false }, now);
    },
  };
}
