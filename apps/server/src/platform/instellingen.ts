/**
 * The settings of our office as they hold now. In memory, because every page and every job reads them; one small query tells
 * whether another server changed something, and who changes something here rereads at once.
 */
import { sql } from 'kysely';
import { isSleutel, withWaarde, standaardInstellingen, type Instellingen, type Waarde } from '@spelrijk/domain/instelling';
import { Instelwaarde } from '@spelrijk/contract/instellingen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { readAdressen, regioOfHost, type Adressen } from './regio.ts';

/** Reads what holds at the moment of the call; never keep the answer for longer than one request or one job. */
export type LeesInstellingen = () => Instellingen;
export type RegioVanHost = (host: string | undefined) => Regio;

export interface Instellingenbron {
  readonly nu: LeesInstellingen;
  /** As shipped, and as this server was started. */
  readonly standaard: Instellingen;
  /** Links begin with these; they follow the Flemish hosts. */
  readonly adressen: Adressen;
  readonly regioVan: RegioVanHost;
  /** Of this installation, where the Dutch pages are. */
  readonly hoofdhost: string;
  refresh(): Promise<void>;
}

interface Rij {
  readonly sleutel: string;
  readonly versie: number;
  readonly waarde: unknown;
}

const readRijen = async (db: Db): Promise<readonly Rij[]> =>
  (await sql<Rij>`select distinct on (sleutel) sleutel, versie, waarde from instelling order by sleutel, versie desc`.execute(db)).rows;

/** Null when it is not of a kind that a setting can have: an older or newer version of the program wrote it. */
const readWaarde = (waarde: unknown): Waarde | null => Instelwaarde.safeParse(waarde).data ?? null;

/** What no longer fits (the limits of a term became narrower) gives way to the shipped value. */
function combine(standaard: Instellingen, rijen: readonly Rij[]): Instellingen {
  let nu = standaard;
  for (const { sleutel, waarde } of rijen) {
    const gelezen = readWaarde(waarde);
    if (gelezen !== null && isSleutel(sleutel)) nu = withWaarde(nu, sleutel, gelezen);
  }
  return nu;
}

/** The database is migrated. */
export async function openInstellingen(
  db: Db,
  { publicAdres, beHosts }: Pick<Config, 'publicAdres' | 'beHosts'>,
): Promise<Instellingenbron> {
  const standaard = standaardInstellingen(beHosts);
  let stand = 0;
  let nu = standaard;
  let adressen = readAdressen(publicAdres, nu.vlaamseHosts);
  const refresh = async (): Promise<void> => {
    const rijen = await readRijen(db);
    // Versions are only added, so their sum is the number of changes there ever were.
    const changes = rijen.reduce((sum, { versie }) => sum + versie, 0);
    if (changes <= stand) return;
    stand = changes;
    nu = combine(standaard, rijen);
    adressen = readAdressen(publicAdres, nu.vlaamseHosts);
  };
  await refresh();
  return {
    nu: () => nu,
    standaard,
    adressen: {
      get nl() {
        return adressen.nl;
      },
      get be() {
        return adressen.be;
      },
    },
    regioVan: (host) => regioOfHost(host, nu.vlaamseHosts),
    hoofdhost: new URL(publicAdres).hostname,
    refresh,
  };
}
