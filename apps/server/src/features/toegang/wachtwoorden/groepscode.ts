/** Logging in with pictures: the groepscode of a groep, and what it shows. */
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { findAccountById, type LoggedIn, type Vanaf } from '../sessies/index.ts';
import { createGroepscode, foldGroepscode, PLAATJES, plaatjesGeheim, showCode } from './geheimen.ts';
import * as store from './store-groep.ts';
import { enterGroep, type KinderenDeps } from './groep.ts';

export interface PlaatjesLogin {
  readonly code: string;
  readonly leerlingId: string;
  readonly plaatjes: readonly string[];
}

interface PlaatjesKind extends store.Kind {
  readonly aantalPlaatjes: number;
}

const unknownCode = (): AppError => notFound('wachtwoorden/groepscode-onbekend');

/** First names, with the first letter of the surname only where two are the same. */
function toNamen(kinderen: readonly PlaatjesKind[]): Output<Api['openGroep']>['kinderen'] {
  return kinderen.map(({ id, roepnaam, achternaam, figuur, aantalPlaatjes }) => {
    const dubbel = kinderen.filter((kind) => kind.roepnaam === roepnaam).length > 1;
    const letter = dubbel ? [...achternaam.replace(/^[\p{Ll}'\s]+/u, '')][0] : undefined;
    return { id, roepnaam: letter === undefined ? roepnaam : `${roepnaam} ${letter}.`, figuur, aantalPlaatjes };
  });
}

async function findGroep({ database, wrongCodes }: KinderenDeps, code: string, adres: string, now: number): Promise<store.Groepscode> {
  const wait = wrongCodes.wait(adres, now);
  if (wait > 0) throw new AppError('too-many', 'auth/wachten', { retryAfter: wait });
  const groep = await store.findGroepscode(database.own, foldGroepscode(code));
  if (groep) return groep;
  wrongCodes.failed(adres, now);
  throw unknownCode();
}

/** Only who logs in with pictures; the others have a name and a password. */
async function listPlaatjesKinderen(
  { database }: KinderenDeps,
  { adminId, groepId }: store.Groepscode,
): Promise<{ groep: string; kinderen: readonly PlaatjesKind[] }> {
  const { groep, kinderen } = await database.readAdmin(adminId, async (tx) => ({
    groep: await store.readGroepNaam(tx, adminId, groepId),
    kinderen: await store.listKinderen(tx, adminId, groepId),
  }));
  const inlog = await store.listInlog(
    database.own,
    adminId,
    kinderen.map(({ id }) => id),
  );
  const aantallen = new Map(inlog.filter(({ plaatjes }) => plaatjes).map(({ id, aantalPlaatjes }) => [id, aantalPlaatjes]));
  return {
    groep,
    kinderen: kinderen.flatMap((kind) => {
      const aantalPlaatjes = aantallen.get(kind.id);
      return aantalPlaatjes === undefined ? [] : [{ ...kind, aantalPlaatjes }];
    }),
  };
}

export async function readGroepscode(deps: KinderenDeps, { actor }: Caller, adminId: string, groepId: string): Promise<string | null> {
  await enterGroep(deps, actor, adminId, groepId);
  const code = await store.readGroepscode(deps.database.own, { adminId, groepId });
  return code === null ? null : showCode(code);
}

export async function renewGroepscode(deps: KinderenDeps, { actor, now }: Caller, adminId: string, groepId: string): Promise<string> {
  await enterGroep(deps, actor, adminId, groepId);
  const code = createGroepscode();
  await store.saveGroepscode(deps.database.own, code, { adminId, groepId }, new Date(now));
  return showCode(code);
}

export async function deleteGroepscode(deps: KinderenDeps, { actor }: Caller, adminId: string, groepId: string): Promise<void> {
  await enterGroep(deps, actor, adminId, groepId);
  await store.deleteGroepscode(deps.database.own, { adminId, groepId });
}

/** What a device with the groep's code may see. */
export async function openGroep(deps: KinderenDeps, code: string, adres: string, now: number): Promise<Output<Api['openGroep']>> {
  const { groep, kinderen } = await listPlaatjesKinderen(deps, await findGroep(deps, code, adres, now));
  return { groep, plaatjes: [...PLAATJES], kinderen: toNamen(kinderen) };
}

/** As every login: the tries are counted with the child's other tries, and a wrong groep looks like wrong pictures. */
export async function loginPlaatjes(
  deps: KinderenDeps,
  { code, leerlingId, plaatjes }: PlaatjesLogin,
  vanaf: Vanaf,
  now: number,
): Promise<LoggedIn> {
  const { kinderen } = await listPlaatjesKinderen(deps, await findGroep(deps, code, vanaf.adres, now));
  const found = kinderen.some(({ id }) => id === leerlingId) ? await findAccountById(deps.database.own, leerlingId) : undefined;
  const naam = found?.gevouwen ?? `plaatjes\n${leerlingId}`;
  const geraden = await deps.sessies.tryGeheim({ account: found, naam, geheim: plaatjesGeheim(plaatjes) }, vanaf, now);
  return deps.sessies.enter(geraden, { soort: 'plaatjes', browser: vanaf.browser, tweedeFactor: false }, now);
}
