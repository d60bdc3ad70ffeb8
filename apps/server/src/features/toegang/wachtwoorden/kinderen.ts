/** Passwords of leerlingen, and logging in with pictures: the groep's code, the own name, the own pictures. */
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { foldWoorden } from '../sessies/index.ts';
import { createPlaatjes, createWoorden, plaatjesGeheim } from './geheimen.ts';
import { updateWachtwoord } from './store.ts';
import * as store from './store-groep.ts';
import { enterGroep, type KinderenDeps } from './groep.ts';

export interface Uitgifte {
  readonly soort: 'woorden' | 'plaatjes';
  readonly leerlingIds: readonly string[];
  /** Beside the card that a child has, which goes on working. */
  readonly naast?: boolean | undefined;
}

type Uitgegeven = Output<Api['issueWachtwoorden']>['wachtwoorden'];

/** Wrong codes from one network address: a class with typing errors stays far below. */
export const WRONG_CODES = { free: 100, windowMs: 600_000, perMinute: 20 };

async function issueOne(
  { database, passwords, sessies }: KinderenDeps,
  kind: store.Kind,
  gebruikersnaam: string,
  { soort, naast = false }: Uitgifte,
  now: number,
): Promise<Uitgegeven[number]> {
  const plaatjes = soort === 'plaatjes' ? createPlaatjes() : [];
  const woorden = soort === 'woorden' ? createWoorden() : '';
  const hash = await passwords.hash(soort === 'plaatjes' ? plaatjesGeheim(plaatjes) : foldWoorden(woorden));
  await updateWachtwoord(database.own, {
    accountId: kind.id,
    hash,
    soort,
    naast,
    now: new Date(now),
    ...(soort === 'plaatjes' && { plaatjes: plaatjes.length }),
  });
  if (!naast) await sessies.endAll(kind.id, now);
  await sessies.forgetTries(gebruikersnaam);
  return { leerlingId: kind.id, roepnaam: kind.naam, gebruikersnaam, woorden, plaatjes: [...plaatjes] };
}

/** New passwords, in plain only in this answer. One id that is not in the groep refuses all. */
export async function issueWachtwoorden(
  deps: KinderenDeps,
  { actor, now }: Caller,
  adminId: string,
  groepId: string,
  uitgifte: Uitgifte,
): Promise<Uitgegeven> {
  const { leerlingIds, naast = false } = uitgifte;
  // At a school a card that is lost may not go on working.
  if (naast && actor.rol !== 'thuisadmin') throw new AppError('forbidden', 'wachtwoorden/niet-naast');
  const kinderen = await enterGroep(deps, actor, adminId, groepId);
  const gekozen = kinderen.filter(({ id }) => leerlingIds.includes(id));
  if (gekozen.length !== new Set(leerlingIds).size) throw notFound('leerlingen/niet-gevonden');
  const inlog = new Map((await store.listInlog(deps.database.own, adminId, leerlingIds)).map((rij) => [rij.id, rij.gebruikersnaam]));
  const metAccount = gekozen.filter(({ id }) => inlog.has(id));
  const uitgegeven = await Promise.all(metAccount.map((kind) => issueOne(deps, kind, inlog.get(kind.id) ?? '', uitgifte, now)));
  await writeAudit(deps.database.own, {
    adminId,
    soort: 'wachtwoord-gewijzigd',
    now,
    actor,
    actie: 'pupilPassword.issue',
    objectId: groepId,
  });
  return uitgegeven;
}
