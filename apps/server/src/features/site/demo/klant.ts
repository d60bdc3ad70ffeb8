/** Puts one customer of the demo in the database: its people, groepen, accounts, pictures and flags, without practice. */
import { present } from '@spelrijk/base/invariant';
import { seedFrom } from '@spelrijk/base/random';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { closeVlag, insertVlag } from '../../klas/zorgleerlingen/index.ts';
import { foldName } from '../../toegang/sessies/index.ts';
import { foldGroepscode } from '../../toegang/wachtwoorden/index.ts';
import { demoId } from './ids.ts';
import { DEMO_GROEPSCODE, DEMO_PLAATJES, DEMO_PLAATJES_GROEP } from './logins.ts';
import type { DemoAdmin, DemoLeerling, DemoZorg } from './mensen.ts';
import * as store from './store.ts';
import type { Gemaakt } from './verhuizen.ts';

/** Every number is another figure. */
const FIGUREN = 10_000;

export interface Hashes {
  readonly demo: string;
  /** Of a password nobody knows. */
  readonly niemand: string;
  /** Of the pictures of the youngest. */
  readonly plaatjes: string;
}

export interface GemaakteLeerling extends DemoLeerling {
  readonly id: string;
  readonly adminId: string;
  readonly groepId: string;
}

interface SeededAdmin extends Pick<Gemaakt, 'adminId' | 'ids'> {
  readonly kinderen: readonly GemaakteLeerling[];
}

export async function seedAdmin(db: Db, demo: DemoAdmin, hashes: Hashes, now: number): Promise<SeededAdmin> {
  const adminId = demoId(now, demo.naam);
  const gebruikers = demo.gebruikers.map((gebruiker) => ({
    ...gebruiker,
    id: demoId(now, demo.naam, gebruiker.rol, gebruiker.roepnaam, gebruiker.achternaam),
  }));
  const groepen = demo.groepen.map((groep) => ({
    ...groep,
    id: demoId(now, demo.naam, groep.naam),
    docenten: gebruikers.filter(({ groepen: namen }) => namen?.includes(groep.naam)).map(({ id }) => id),
  }));
  const leerlingen = groepen.flatMap((groep) =>
    groep.leerlingen.map((leerling) => ({
      ...leerling,
      id: demoId(now, demo.naam, groep.naam, leerling.roepnaam, leerling.achternaam),
      adminId,
      groepId: groep.id,
    })),
  );
  const { naam, soort, intern, pakketten } = demo;
  await store.insertAdmin(db, { id: adminId, naam, soort, intern, pakketten, demo: true, now: new Date(now) });
  await store.insertMensen(db, {
    adminId,
    now: new Date(now),
    gebruikers: gebruikers.map(({ id, roepnaam, achternaam }) => ({ id, roepnaam, achternaam })),
    groepen: groepen.map(({ id, naam, jaargroepen, docenten }) => ({ id, naam, jaargroepen, docenten })),
    leerlingen: leerlingen.map(({ id, groepId, roepnaam, achternaam, jaargroep }) => ({
      id,
      groepId,
      roepnaam,
      achternaam,
      jaargroep,
      figuur: Math.abs(seedFrom(roepnaam)) % FIGUREN,
    })),
  });
  if (soort === 'thuis')
    for (const { id: groepId } of groepen)
      await store.insertThuistijd(db, { adminId, groepId, id: demoId(now, demo.naam, 'oefentijd', groepId) }, new Date(now));
  const mensen = [
    ...gebruikers,
    ...leerlingen.map((leerling) => ({ ...leerling, rol: leerling.login ?? ('leerling' as const), login: leerling.login !== undefined })),
  ];
  await store.insertAccounts(
    db,
    mensen.map((mens) => toAccount(mens, adminId, hashes, now)),
  );
  await seedPlaatjes(db, adminId, groepen, hashes.plaatjes, now);
  const ids = idsVan([...gebruikers, ...leerlingen]);
  await seedZorg(db, adminId, demo.zorg ?? [], ids, now);
  await store.setEmails(
    db,
    gebruikers.filter(({ login }) => login).map(({ id, rol }) => ({ id, email: `${rol}@demo.spelrijk.example` })),
    new Date(now),
  );
  return { adminId, ids, kinderen: leerlingen };
}

type OpNaam = ReadonlyMap<string, string>;

export const idsVan = (mensen: readonly { readonly id: string; readonly roepnaam: string; readonly achternaam: string }[]): OpNaam =>
  new Map(mensen.map(({ id, roepnaam, achternaam }) => [`${roepnaam} ${achternaam}`, id]));

/** Flags as teachers put them up and took them away, the oldest first. */
async function seedZorg(db: Db, adminId: string, zorg: readonly DemoZorg[], ids: OpNaam, now: number): Promise<void> {
  const idVan = (naam: string): string => present(ids.get(naam), `demo: ${naam} bestaat niet`);
  for (const { leerling, door, dagen, reden, weg } of zorg) {
    const vlag = { adminId, leerlingId: idVan(leerling), door: idVan(door) };
    const op = now - dagen * DAG_MS;
    await insertVlag(db, { ...vlag, id: createId(op), reden, op: new Date(op) });
    if (weg) await closeVlag(db, { ...vlag, reden: weg.reden, op: new Date(now - weg.dagen * DAG_MS) });
  }
}

/** The youngest groep logs in with pictures; a demo login of one of its children stays as it is. */
async function seedPlaatjes(
  db: Db,
  adminId: string,
  groepen: readonly { readonly id: string; readonly naam: string }[],
  hash: string,
  now: number,
): Promise<void> {
  const groep = groepen.find(({ naam }) => naam === DEMO_PLAATJES_GROEP);
  if (groep)
    await store.setPlaatjes(db, {
      adminId,
      groepId: groep.id,
      code: foldGroepscode(DEMO_GROEPSCODE),
      hash,
      plaatjes: DEMO_PLAATJES.length,
      now: new Date(now),
    });
}

type Mens = Pick<DemoAdmin['gebruikers'][number], 'roepnaam' | 'rol' | 'login'> & { readonly id: string };

/** Demo logins are the name of the role; the others have a name and a password that nobody knows. */
function toAccount({ id, roepnaam, rol, login }: Mens, adminId: string, hashes: Hashes, now: number): store.NieuwAccount {
  const gebruikersnaam = login ? rol : `${roepnaam}.${id.slice(-6)}`;
  return {
    id,
    adminId,
    rol,
    gebruikersnaam,
    gevouwen: foldName(gebruikersnaam),
    wachtwoord: login ? hashes.demo : hashes.niemand,
    now: new Date(now),
  };
}
