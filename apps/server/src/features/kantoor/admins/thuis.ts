/** A parent opens the account of her home herself: customer, first groep, person and account at once, with a trial that begins today. */
import type { Regio } from '@spelrijk/domain/admin';
import { MAX_KINDEREN } from '@spelrijk/domain/thuis';
import { writeAudit } from '../../../platform/audit.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import { noteWijziging } from '../../toegang/licenties/index.ts';
import * as store from './store.ts';

interface NieuwThuis {
  readonly regio: Regio;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly email: string;
  readonly plaats: string;
  readonly gebruikersnaam: string;
  /** Hashed. */
  readonly wachtwoord: string;
  /** Days. */
  readonly proef: number;
}

/** In the transaction of the link. Gives the id of the new customer. */
export async function openThuis(db: Db, nieuw: NieuwThuis, now: number): Promise<string> {
  const { regio, roepnaam, achternaam, email, plaats, gebruikersnaam, wachtwoord, proef } = nieuw;
  const [adminId, id] = [createId(now), createId(now)];
  const vandaag = dagVan(now);
  const naam = achternaam === '' ? `Thuis bij ${roepnaam}` : `Familie ${achternaam}`;
  const licentie = { van: vandaag, tot: addDays(vandaag, proef - 1), plaatsen: MAX_KINDEREN, pakketten: [] };
  const rol = 'thuisadmin' as const;
  await store.insertAdmin(db, {
    id: adminId,
    naam,
    soort: 'thuis',
    regio,
    plaats,
    instellingsnummer: '',
    email,
    licentie,
    kantoorId: null,
    now,
  });
  await store.insertEersteGroep(db, adminId, createId(now), 'Thuis', now);
  await gebruikers.insertGebruiker(db, { adminId, id, roepnaam, achternaam, email, now });
  await gebruikers.makeAccount(db, { id, adminId, rol, gebruikersnaam, wachtwoord, email, now });
  const actor = { id, rol, adminId };
  await noteWijziging(db, { adminId, actor, voor: null, na: licentie, now });
  await writeAudit(db, { adminId, soort: 'aangemaakt', now, actor, actie: 'officeAdmin.create', betreft: naam });
  return adminId;
}
