/** Two schools, a practice, a home, a demo admin and our office, with somebody in every role; canary texts in the other school. */
import { createHash } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { uuidV7 } from '@spelrijk/base/id';
import type { Rol } from '@spelrijk/domain/rol';
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { createStand } from '@spelrijk/oefenen/stand';
import type { AdminSoort } from '@spelrijk/domain/admin';
import type { Database } from '../src/platform/db/database.ts';
import { insertAccounts, insertAdmin, insertMensen } from '../src/features/site/demo/index.ts';
import { foldName } from '../src/features/toegang/sessies/index.ts';
import { insertStand } from '../src/features/oefenen/standen/index.ts';

export const WACHTWOORD = 'geheim-genoeg-voor-nu';
/** Secret of the second factor of our office. */
export const TOTP = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** No byte of this may ever reach somebody of another admin. */
export const KANARIE = 'KANARIE';

export interface Persoon {
  readonly id: string;
  readonly adminId: string;
  readonly gebruikersnaam: string;
  readonly rol: Rol;
}

export interface Kind extends Persoon {
  readonly groepId: string;
}

interface Bouw {
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly intern?: boolean;
  /** Login name, role, and the groepen (by place) a docent teaches. */
  readonly staf: readonly { readonly naam: string; readonly rol: Rol; readonly groepen?: readonly number[] }[];
  /** Per groep the login names of its leerlingen. */
  readonly groepen: readonly (readonly string[])[];
  readonly kindRol?: Rol;
}

export interface AdminWereld {
  readonly id: string;
  readonly groepIds: readonly string[];
  readonly mensen: ReadonlyMap<string, Persoon>;
  readonly kinderen: readonly Kind[];
}

const JAARGROEP = 5;
/** Where the first half of that year begins; without the learning line, which takes a second to build. */
const BEGIN = createStand({ seedPrior: priorVan('5a') });
/** As little as the library does: a login checks with what stands in the hash, thirty milliseconds of processor with that of the program. */
const LICHT = { memoryCost: 64, timeCost: 1, parallelism: 1 };
let hash: Promise<string> | undefined;

async function bouw(database: Database, plan: Bouw, now: number): Promise<AdminWereld> {
  // Plans draw from the ids: the same ids in every run, so that a test sees the same plan.
  let nr = 0;
  const createId = (): string => uuidV7(now, createHash('sha256').update(`${plan.naam} ${nr++}`).digest());
  const id = createId();
  hash ??= argon2(WACHTWOORD, LICHT);
  const wachtwoord = await hash;
  const groepIds = plan.groepen.map(() => createId());
  const staf = plan.staf.map((lid) => ({ ...lid, id: createId() }));
  const kinderen = plan.groepen.flatMap((namen, i) =>
    namen.map((naam): Kind => ({
      id: createId(),
      adminId: id,
      groepId: groepIds[i] ?? '',
      gebruikersnaam: naam,
      rol: plan.kindRol ?? 'leerling',
    })),
  );
  const { naam, soort, intern = false } = plan;
  await insertAdmin(database.own, { id, naam, soort, intern, pakketten: [], demo: false, now: new Date(now) });
  await database.forAdmin(id, async (db) => {
    await insertMensen(db, {
      adminId: id,
      now: new Date(now),
      gebruikers: staf.map((lid) => ({ id: lid.id, roepnaam: lid.naam, achternaam: plan.naam })),
      groepen: groepIds.map((groepId, i) => ({
        id: groepId,
        naam: `${plan.naam} groep ${i + 1}`,
        jaargroepen: [JAARGROEP],
        docenten: staf.filter(({ groepen }) => groepen?.includes(i)).map((lid) => lid.id),
      })),
      leerlingen: kinderen.map((kind) => ({
        id: kind.id,
        groepId: kind.groepId,
        roepnaam: kind.gebruikersnaam,
        achternaam: plan.naam,
        jaargroep: JAARGROEP,
        figuur: 1,
      })),
    });
    for (const kind of kinderen) await insertStand(db, id, kind.id, BEGIN);
  });
  const stafleden = staf.map((lid): Persoon => ({ id: lid.id, adminId: id, gebruikersnaam: lid.naam, rol: lid.rol }));
  const mensen = [...stafleden, ...kinderen];
  await insertAccounts(
    database.own,
    mensen.map((mens) => ({
      id: mens.id,
      adminId: id,
      rol: mens.rol,
      gebruikersnaam: mens.gebruikersnaam,
      gevouwen: foldName(mens.gebruikersnaam),
      wachtwoord,
      now: new Date(now),
    })),
  );
  return { id, groepIds, mensen: new Map(mensen.map((mens) => [mens.gebruikersnaam, mens])), kinderen };
}

export interface Wereld {
  readonly a: AdminWereld;
  readonly b: AdminWereld;
  readonly admins: readonly AdminWereld[];
  persoon(gebruikersnaam: string): Persoon;
}

/** Login names: role names for school A (`docent` teaches groep 1 only), `b-...` for school B. */
export async function createWereld(database: Database, now: number): Promise<Wereld> {
  const a = await bouw(
    database,
    {
      naam: 'School A',
      soort: 'school',
      staf: [
        { naam: 'schooladmin', rol: 'schooladmin' },
        { naam: 'docent', rol: 'docent', groepen: [0] },
        { naam: 'docent2', rol: 'docent', groepen: [1] },
      ],
      groepen: [['leerling', 'leerling2'], ['leerling3']],
    },
    now,
  );
  const b = await bouw(
    database,
    {
      naam: `${KANARIE} B`,
      soort: 'school',
      staf: [
        { naam: 'b-schooladmin', rol: 'schooladmin' },
        { naam: 'b-docent', rol: 'docent', groepen: [0] },
      ],
      groepen: [['b-leerling', `b-${KANARIE}`]],
    },
    now,
  );
  const rt = await bouw(
    database,
    { naam: 'Praktijk', soort: 'rt', staf: [{ naam: 'rtadmin', rol: 'rtadmin' }], groepen: [['rt-leerling']] },
    now,
  );
  const thuis = await bouw(
    database,
    { naam: 'Thuis', soort: 'thuis', staf: [{ naam: 'thuisadmin', rol: 'thuisadmin' }], groepen: [['thuis-leerling']] },
    now,
  );
  const demo = await bouw(database, { naam: 'Proef', soort: 'demo', staf: [], groepen: [['demo']], kindRol: 'demo' }, now);
  const kantoor = await bouw(
    database,
    {
      naam: 'Kantoor',
      soort: 'school',
      intern: true,
      staf: [
        { naam: 'office', rol: 'office' },
        { naam: 'superadmin', rol: 'superadmin' },
      ],
      groepen: [],
    },
    now,
  );
  await database.own
    .updateTable('account')
    .set({ totp_geheim: TOTP, totp_sinds: new Date(now) })
    .where('rol', 'in', ['office', 'superadmin'])
    .execute();
  const admins = [a, b, rt, thuis, demo, kantoor];
  return {
    a,
    b,
    admins,
    persoon: (naam) => {
      const gevonden = admins.map(({ mensen }) => mensen.get(naam)).find((mens) => mens !== undefined);
      if (!gevonden) throw new Error(`no person ${naam}`);
      return gevonden;
    },
  };
}

/** A stable UUID from a number or text, for client-made ids. */
export function testId(seed: string | number): string {
  const hex = createHash('sha256').update(String(seed)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
