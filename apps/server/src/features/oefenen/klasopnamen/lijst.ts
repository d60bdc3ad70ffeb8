/** What can be spoken for a groep, what was, and what sounds without. */
import type { Klaswoord, Klaswoorden, Opnamesoort } from '@spelrijk/contract/klasopnamen';
import { findWoord } from '@spelrijk/taal/bank';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { computerstem, type HoorDeps } from './horen.ts';
import * as store from './store.ts';
import { inGroep } from './toegang.ts';
import { klaswoorden, klaszinnen, type Klasnut } from './woorden.ts';

interface LijstDeps extends HoorDeps {
  readonly database: Database;
}

const PAGINA = 50;

interface Vraag {
  readonly soort: Opnamesoort;
  readonly toon: 'alles' | 'zonder' | 'met';
  readonly zoek: string;
  readonly vanaf: number;
}

const fold = (tekst: string): string => tekst.normalize('NFC').toLowerCase().trim();

export function toKlaswoord(audio: AudioIndex, nut: Klasnut, regio: store.GroepRij['regio'], opname?: store.OpnameRij): Klaswoord {
  const computer = computerstem(audio, { bij: null, ...nut }, regio);
  return {
    ...nut,
    ...(computer !== undefined && { computer }),
    ...(opname && { opname: { id: opname.id, ms: opname.ms, door: opname.door, op: opname.op.toISOString(), klinkt: opname.klinkt } }),
  };
}

export interface Stand {
  /** Of every kind. */
  readonly alle: readonly store.OpnameRij[];
  readonly woorden: readonly Klasnut[];
  readonly opnamen: ReadonlyMap<string, store.OpnameRij>;
}

/** A sentence that was typed for a word, or that of the bank where the word is in a dictation. */
const zinnenVan = (eigen: readonly store.EigenRij[]) =>
  eigen.flatMap(({ woord, zin, dictee }) => {
    const gezegd = zin ?? (dictee === null ? undefined : findWoord(woord)?.zin);
    return gezegd === undefined ? [] : [{ woord, zin: gezegd, dictee }];
  });

export async function readStand(db: Db, plek: store.GroepPlek, { regio }: store.GroepRij, soort: Opnamesoort): Promise<Stand> {
  const alle = await store.listOpnamen(db, plek);
  const opnamen = alle.filter((opname) => opname.soort === soort);
  const eigen = await store.listEigen(db, plek);
  const gehoord = await store.countGehoord(db, plek);
  // What was recorded stays in sight, also when its list is gone.
  const woorden =
    soort === 'woord'
      ? klaswoorden(
          regio,
          [...opnamen, ...eigen].map(({ woord }) => woord),
          gehoord,
        )
      : klaszinnen(regio, zinnenVan(eigen), opnamen, gehoord);
  return { woorden, opnamen: new Map(opnamen.map((opname) => [opname.woord, opname])), alle };
}

/** The computer says also what was typed here; what is shown becomes audible. */
export async function show(deps: LijstDeps, db: Db, plek: store.GroepPlek, now: number, maak: (audio: AudioIndex) => readonly Klaswoord[]) {
  const eigen = deps.spraak?.voorAdmin(plek.adminId);
  const woorden = maak(eigen?.audio ?? deps.audio);
  await eigen?.register(db, now);
  return woorden;
}

/** A word by its beginning; a sentence by what stands in it, or by its word. */
const fitsZoek = ({ woord, soort, bij = '' }: Klasnut, zoekt: string): boolean =>
  zoekt === '' || (soort === 'woord' ? fold(woord).startsWith(zoekt) : fold(woord).includes(zoekt) || fold(bij).startsWith(zoekt));

export const listKlasopnamen = (
  deps: LijstDeps,
  caller: Caller,
  plek: store.GroepPlek,
  { soort, toon, zoek, vanaf }: Vraag,
): Promise<Klaswoorden> =>
  inGroep(deps, caller, plek, 'classVoice.read', async (db, groep) => {
    const { woorden, opnamen, alle } = await readStand(db, plek, groep, soort);
    const past = woorden.filter((nut) => (toon === 'alles' || opnamen.has(nut.woord) === (toon === 'met')) && fitsZoek(nut, fold(zoek)));
    const deel = past.slice(vanaf, vanaf + PAGINA);
    return {
      groep: groep.naam,
      woorden: [
        ...(await show(deps, db, plek, caller.now, (audio) =>
          deel.map((nut) => toKlaswoord(audio, nut, groep.regio, opnamen.get(nut.woord))),
        )),
      ],
      aantal: past.length,
      opgenomen: alle.length,
      eigen: alle.filter(({ doorId }) => doorId === caller.actor.id).length,
    };
  });
