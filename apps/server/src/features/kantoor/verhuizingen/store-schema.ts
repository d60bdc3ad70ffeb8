/** The tables of a customer as the database itself tells them: columns, keys, and what hangs on what. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { VERHUISPLAN, type Verhuisregel } from './plan.ts';

interface Ouder {
  readonly tabel: string;
  /** Column with the id of the parent. */
  readonly kolom: string;
  /** Every row has one. */
  readonly verplicht: boolean;
}

export interface Tabel {
  readonly naam: string;
  /** Without `admin_id`. */
  readonly kolommen: readonly string[];
  /** The primary key without `admin_id`. */
  readonly sleutel: readonly string[];
  readonly ouders: readonly Ouder[];
  /** Others hang on it, by its `id`. */
  readonly isOuder: boolean;
  readonly regel: Verhuisregel;
}

interface KolomRij {
  readonly tabel: string;
  readonly kolom: string;
  readonly verplicht: boolean;
  readonly sleutel: boolean;
}

interface OuderRij {
  readonly tabel: string;
  readonly ouder: string;
  readonly kolommen: string[];
}

/** A table that nobody named yet moves along; a test says that it has to be named. */
const ONBEKEND: Verhuisregel = { hoe: 'mee', deel: 'overig' };

async function readKolommen(db: Db): Promise<readonly KolomRij[]> {
  const { rows } = await sql<KolomRij>`
    select c.relname as tabel, k.attname as kolom, k.attnotnull as verplicht,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and k.attnum = any(i.indkey)) as sleutel
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'admin_id' and not a.attisdropped
    join pg_attribute k on k.attrelid = c.oid and k.attnum > 0 and not k.attisdropped and k.attgenerated = ''
    where c.relkind in ('r','p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    order by c.relname, k.attnum`.execute(db);
  return rows;
}

/** Foreign keys between tables of one customer; the one to `admin` itself is none. */
async function readOuders(db: Db): Promise<readonly OuderRij[]> {
  const { rows } = await sql<OuderRij>`
    select c.relname as tabel, p.relname as ouder,
      array(select a.attname::text from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname <> 'admin_id') as kolommen
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and p.relname <> 'admin' order by 1, 2`.execute(db);
  return rows;
}

function toTabel(naam: string, rijen: readonly KolomRij[], ouders: readonly OuderRij[]): Tabel {
  const verplicht = new Set(rijen.filter((rij) => rij.verplicht).map(({ kolom }) => kolom));
  const eigen = rijen.filter(({ kolom }) => kolom !== 'admin_id');
  return {
    naam,
    kolommen: eigen.map(({ kolom }) => kolom),
    sleutel: eigen.filter(({ sleutel }) => sleutel).map(({ kolom }) => kolom),
    ouders: ouders
      .filter(({ tabel }) => tabel === naam)
      .flatMap(({ ouder, kolommen }) => kolommen.map((kolom) => ({ tabel: ouder, kolom, verplicht: verplicht.has(kolom) }))),
    isOuder: ouders.some(({ ouder }) => ouder === naam),
    regel: VERHUISPLAN[naam] ?? ONBEKEND,
  };
}

/** What hangs on something comes after it. */
function topDown(tabellen: readonly Tabel[]): readonly Tabel[] {
  const gedaan = new Map<string, Tabel>();
  const visit = (tabel: Tabel): void => {
    if (gedaan.has(tabel.naam)) return;
    for (const ouder of tabel.ouders) {
      const boven = tabellen.find(({ naam }) => naam === ouder.tabel);
      if (boven && boven !== tabel) visit(boven);
    }
    gedaan.set(tabel.naam, tabel);
  };
  tabellen.forEach(visit);
  return [...gedaan.values()];
}

/** Every table with an `admin_id`, parents first. */
export async function readTabellen(db: Db): Promise<readonly Tabel[]> {
  const [kolommen, ouders] = [await readKolommen(db), await readOuders(db)];
  const namen = [...new Set(kolommen.map(({ tabel }) => tabel))];
  return topDown(
    namen.map((naam) =>
      toTabel(
        naam,
        kolommen.filter(({ tabel }) => tabel === naam),
        ouders,
      ),
    ),
  );
}

/** Whose rows are known again by their own key: what others hang on, and what need not hang on anything itself. */
export const heeftEigenSleutels = ({ regel, ouders, isOuder }: Tabel): boolean =>
  isOuder || (regel.volgt === undefined && !ouders.some(({ verplicht }) => verplicht));
