/** One docent of an own school, with the groepen. */
import type { Docent } from '@spelrijk/contract/docenten';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import type { Adressen } from '../../../platform/regio.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface DocentDeps {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

export type Naam = Input<Api['updateDocent']>['body'];

export interface Adres {
  readonly adminId: string;
  readonly docentId: string;
}

export const missing = (): AppError => notFound('docenten/niet-gevonden');

/** The grant, when this admin is the actor's own or she may see all. */
export function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw missing();
  return grant;
}

/** Schooladmins stand in the list too, but are not changed from here: nobody changes a role as high as her own. */
export async function findDocent(db: Db, { adminId, docentId }: Adres): Promise<gebruikers.GebruikerRij> {
  const gevonden = await gebruikers.findGebruiker(db, adminId, docentId);
  if (!gevonden) throw missing();
  if (gevonden.rol !== 'docent') throw new AppError('conflict', 'docenten/geen-docent');
  return gevonden;
}

export function toDocent(
  rij: gebruikers.GebruikerRij,
  groepen: readonly store.GroepVanDocent[],
  alleenNamen: boolean,
  now: number,
): Docent {
  const { id, roepnaam, achternaam } = rij;
  const eigen = groepen.filter(({ docentId }) => docentId === id).map((groep) => ({ id: groep.id, naam: groep.naam }));
  const wie = { id, roepnaam, achternaam, rol: rij.rol === 'schooladmin' ? ('schooladmin' as const) : ('docent' as const) };
  if (alleenNamen) return { ...wie, groepen: [], gebruikersnaam: null, email: null, status: null, uitnodiging: null };
  const { gebruikersnaam, email, status } = rij;
  return { ...wie, groepen: eigen, gebruikersnaam, email, status, uitnodiging: gebruikers.toUitnodigingStatus(rij, now) };
}

export const heet = ({ roepnaam, achternaam }: Naam): string => `${roepnaam} ${achternaam}`.trim();

export async function writeGroepen(db: Db, adminId: string, docentId: string, groepIds: readonly string[]): Promise<void> {
  if (!(await store.setGroepen(db, adminId, docentId, groepIds))) throw notFound('groepen/niet-gevonden');
}
