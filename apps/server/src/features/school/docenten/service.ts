/** The docenten of a school: who they are, inviting, their groepen, and letting them go. */
import type { Docent } from '@spelrijk/contract/docenten';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { auditLook, writeAudit } from '../../../platform/audit.ts';
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

type Nieuw = Input<Api['createDocent']>['body'];
type Naam = Input<Api['updateDocent']>['body'];
interface Adres {
  readonly adminId: string;
  readonly docentId: string;
}

const missing = (): AppError => notFound('docenten/niet-gevonden');

/** The grant, when this admin is the actor's own or she may see all. */
function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw missing();
  return grant;
}

/** Schooladmins stand in the list too, but are not changed from here: nobody changes a role as high as her own. */
async function findDocent(db: Db, { adminId, docentId }: Adres): Promise<gebruikers.GebruikerRij> {
  const gevonden = await gebruikers.findGebruiker(db, adminId, docentId);
  if (!gevonden) throw missing();
  if (gevonden.rol !== 'docent') throw new AppError('conflict', 'docenten/geen-docent');
  return gevonden;
}

function toDocent(rij: gebruikers.GebruikerRij, groepen: readonly store.GroepVanDocent[], alleenNamen: boolean, now: number): Docent {
  const { id, roepnaam, achternaam } = rij;
  const eigen = groepen.filter(({ docentId }) => docentId === id).map((groep) => ({ id: groep.id, naam: groep.naam }));
  const wie = { id, roepnaam, achternaam, rol: rij.rol === 'schooladmin' ? ('schooladmin' as const) : ('docent' as const) };
  if (alleenNamen) return { ...wie, groepen: [], gebruikersnaam: null, email: null, status: null, uitnodiging: null };
  const { gebruikersnaam, email, status } = rij;
  return { ...wie, groepen: eigen, gebruikersnaam, email, status, uitnodiging: gebruikers.toUitnodigingStatus(rij, now) };
}

async function listAll(db: Db, adminId: string, alleenNamen: boolean, now: number): Promise<Docent[]> {
  const groepen = await store.listGroepenPerDocent(db, adminId);
  const rijen = await gebruikers.listGebruikers(db, adminId);
  return rijen.map((rij) => toDocent(rij, groepen, alleenNamen, now));
}

const heet = ({ roepnaam, achternaam }: Naam): string => `${roepnaam} ${achternaam}`.trim();

export type DocentService = ReturnType<typeof createDocentService>;

export function createDocentService({ database, adressen, instellingen }: DocentDeps) {
  async function assign(db: Db, adminId: string, docentId: string, groepIds: readonly string[]): Promise<void> {
    if (!(await store.setGroepen(db, adminId, docentId, groepIds))) throw notFound('groepen/niet-gevonden');
  }

  return {
    async list(actor: Actor, adminId: string, now: number): Promise<{ docenten: Docent[] }> {
      const grant = enter(actor, adminId, 'teacher.list');
      return database.transact(async (db) => {
        await auditLook(db, actor, grant, { adminId, actie: 'teacher.list', now });
        return { docenten: await listAll(db, adminId, grant.namesOnly === true, now) };
      });
    },

    /** A second send with the same id changes nothing. The role is always docent. */
    async create(actor: Actor, adminId: string, { id, groepIds, ...nieuw }: Nieuw, now: number): Promise<Docent> {
      enter(actor, adminId, 'teacher.create');
      return database.transact(async (db) => {
        const bestond = await gebruikers.findGebruiker(db, adminId, id);
        if (!bestond) {
          if (await gebruikers.hasAdres(db, adminId, nieuw.email))
            throw new AppError('conflict', 'docenten/adres-bestaat-al', { details: ['email'] });
          if (!(await gebruikers.insertGebruiker(db, { ...nieuw, adminId, id, now })))
            throw new AppError('conflict', 'docenten/adres-bestaat-al');
          await assign(db, adminId, id, groepIds);
          const { roepnaam, email } = nieuw;
          await gebruikers.nodigUit(
            db,
            { adressen, instellingen },
            actor,
            { adminId, gebruikerId: id, roepnaam, email, rol: 'docent' },
            now,
          );
        }
        return toDocent(await findDocent(db, { adminId, docentId: id }), await store.listGroepenPerDocent(db, adminId), false, now);
      });
    },

    async update(actor: Actor, adres: Adres, naam: Naam, now: number): Promise<void> {
      const { scope } = enter(actor, adres.adminId, 'teacher.update');
      if (scope === 'own' && actor.id !== adres.docentId) throw missing();
      await database.transact(async (db) => {
        if (actor.id !== adres.docentId) await findDocent(db, adres);
        await gebruikers.updateNaam(db, adres.adminId, adres.docentId, naam);
        await writeAudit(db, {
          adminId: adres.adminId,
          soort: 'gewijzigd',
          now,
          actor,
          actie: 'teacher.update',
          objectId: adres.docentId,
          betreft: heet(naam),
        });
      });
    },

    async assignGroepen(actor: Actor, adres: Adres, groepIds: readonly string[], now: number): Promise<void> {
      enter(actor, adres.adminId, 'group.assignTeacher');
      await database.transact(async (db) => {
        const docent = await findDocent(db, adres);
        await assign(db, adres.adminId, adres.docentId, groepIds);
        await writeAudit(db, {
          adminId: adres.adminId,
          soort: 'groepen-gewijzigd',
          now,
          actor,
          objectId: docent.id,
          betreft: heet(docent),
        });
      });
    },

    /** Also the first invitation of somebody who came from a file; `nieuwAdres` when the file had none, or a wrong one. */
    async resend(actor: Actor, adres: Adres, nieuwAdres: string | undefined, now: number): Promise<void> {
      enter(actor, adres.adminId, 'teacher.create');
      await database.transact(async (db) => {
        const { id, roepnaam, status, email: bekend, rol } = await findDocent(db, adres);
        const email = status === 'uit-te-nodigen' ? (nieuwAdres ?? bekend) : bekend;
        if (status === 'uit-te-nodigen' && email === null) throw new AppError('invalid', 'docenten/adres-nodig', { details: ['email'] });
        if (nieuwAdres !== undefined && email === nieuwAdres && email !== bekend) {
          if (await gebruikers.hasAdres(db, adres.adminId, email))
            throw new AppError('conflict', 'docenten/adres-bestaat-al', { details: ['email'] });
          await gebruikers.updateAdres(db, adres.adminId, id, email);
        }
        if (!['uitgenodigd', 'uit-te-nodigen'].includes(status) || email === null)
          throw new AppError('conflict', 'uitnodigingen/al-aangenomen');
        await gebruikers.nodigUit(
          db,
          { adressen, instellingen },
          actor,
          { adminId: adres.adminId, gebruikerId: id, roepnaam, email, rol },
          now,
        );
      });
    },

    async remove(actor: Actor, adres: Adres, now: number): Promise<void> {
      enter(actor, adres.adminId, 'teacher.delete');
      await database.transact(async (db) => {
        const docent = await findDocent(db, adres);
        await gebruikers.deleteGebruiker(db, adres.adminId, adres.docentId);
        await writeAudit(db, {
          adminId: adres.adminId,
          soort: 'verwijderd',
          now,
          actor,
          actie: 'teacher.delete',
          objectId: docent.id,
          betreft: heet(docent),
        });
      });
    },
  };
}
