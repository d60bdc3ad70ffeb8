/** The child's home: regions, places with their stars, and the explanation card of a place. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Categorie } from '@spelrijk/domain/categorie';
import { REGIOS } from '@spelrijk/domain/landkaart';
import { landkaart as plekkenVan, type PlekStand } from '@spelrijk/oefenen/voortgang';
import { findWoord, woordenVan } from '@spelrijk/taal/bank';
import { notFound } from '../../platform/app-error.ts';
import { dagVan } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { categorieenOpVolgorde, geldendeInstelling, leerlijnVan, readStand } from '../standen/index.ts';
import { listDagTaken, type AudioIndex } from '../taken/index.ts';

export interface Plek {
  readonly somvensterId: string;
  readonly naam: string;
  readonly sterren: number;
  readonly status: PlekStand['status'];
}

export interface Landkaart {
  readonly leerling: {
    readonly id: string;
    readonly roepnaam: string;
    readonly figuur: number;
    readonly munten: number;
    readonly jaargroep: number;
  };
  readonly regios: { readonly id: string; readonly naam: string; readonly plekken: Plek[] }[];
  readonly meekijken: boolean;
}

export interface Uitlegkaart {
  readonly id: string;
  readonly naam: string;
  readonly regel: string;
  readonly regelAudio?: string;
  readonly hoortSchrijft: string;
  readonly uitleg: string[];
  /** Per step of `uitleg`. */
  readonly uitlegAudio: (string | null)[];
  readonly voorbeelden: { woord: string; start: number; end: number; audio?: string; plaatje?: string }[];
  readonly sterren: number;
  readonly open: boolean;
}

interface Kaart {
  readonly categorieen: readonly Categorie[];
  readonly plekken: ReadonlyMap<string, PlekStand>;
}

function toRegios({ categorieen, plekken }: Kaart): Landkaart['regios'] {
  return REGIOS.map(({ id, naam, blokken }) => {
    const hier = categorieen.filter((categorie) => blokken.includes(categorie.blok));
    const rijen = hier.map((categorie): Plek => {
      const plek = plekken.get(categorie.id);
      return { somvensterId: categorie.id, naam: categorie.naam, sterren: plek?.sterren ?? 0, status: plek?.status ?? 'mist' };
    });
    return { id, naam, plekken: rijen };
  }).filter(({ plekken: rijen }) => rijen.length > 0);
}

/** An example with the letters it is about. */
function toVoorbeeld(tekst: string, categorieId: string, audio: AudioIndex, regio: Regio): Uitlegkaart['voorbeelden'][number] {
  const woord = findWoord(tekst);
  const knelpunt = woord?.knelpunten.find(({ categorie }) => categorie === categorieId);
  const spraak = audio.vanWoord(tekst, { regio }).woord;
  return {
    woord: tekst,
    start: knelpunt?.start ?? 0,
    end: knelpunt?.end ?? 0,
    ...(spraak !== undefined && { audio: spraak }),
    ...(woord?.plaatje !== undefined && { plaatje: woord.plaatje }),
  };
}

const VOORBEELDEN = 8;

/** The categorie's own examples as far as the bank can mark and say them, filled up with easy words to practise. */
function voorbeeldenVan({ id, voorbeelden }: Categorie): string[] {
  const gemarkeerd = (tekst: string): boolean => findWoord(tekst)?.knelpunten.some(({ categorie }) => categorie === id) ?? false;
  const uitBank = woordenVan(id)
    .filter((woord) => woord.gereserveerd !== true)
    .toSorted((a, b) => a.band - b.band || a.woord.length - b.woord.length)
    .map(({ woord }) => woord);
  return [...new Set([...voorbeelden.filter(gemarkeerd), ...uitBank])].slice(0, VOORBEELDEN);
}

export interface LandkaartDeps {
  readonly database: Database;
  readonly audio: AudioIndex;
}

export type LandkaartService = ReturnType<typeof createLandkaartService>;

export function createLandkaartService({ database, audio }: LandkaartDeps) {
  async function readKaart({ adminId, id }: LeerlingRow, now: number): Promise<Kaart> {
    const dag = dagVan(now);
    const { rij, vandaag } = await database.forAdmin(adminId, async (db) => ({
      rij: await readStand(db, adminId, id, new Date(now)),
      vandaag: (await listDagTaken(db, adminId, id, dag)).filter(({ status }) => status !== 'af').map(({ somvensterId }) => somvensterId),
    }));
    if (!rij) throw notFound('leerlingen/niet-gevonden');
    const plekken = plekkenVan(rij, leerlijnVan(rij.regio), vandaag, now, geldendeInstelling(rij.instellingen, rij, dag).stuur);
    return { categorieen: categorieenOpVolgorde(rij.regio), plekken: new Map(plekken.map((plek) => [plek.somvenster, plek])) };
  }

  return {
    async read(actor: Actor, leerlingId: string, now: number): Promise<Landkaart> {
      const { leerling, meekijken } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
      const { id, roepnaam, figuur, munten, jaargroep } = leerling;
      return { leerling: { id, roepnaam, figuur, munten, jaargroep }, regios: toRegios(await readKaart(leerling, now)), meekijken };
    },

    async readSomvenster(actor: Actor, leerlingId: string, somvensterId: string, now: number): Promise<Uitlegkaart> {
      const { leerling } = await openLeerling(database, actor, leerlingId, 'task.read', now);
      const { categorieen, plekken } = await readKaart(leerling, now);
      const categorie = categorieen.find(({ id }) => id === somvensterId);
      if (!categorie) throw notFound('somvensters/niet-gevonden');
      const plek = plekken.get(somvensterId);
      const { id, naam, regel, hoortSchrijft, uitleg } = categorie;
      const { regio } = leerling;
      const regelAudio = audio.vanRegel(id, regio);
      return {
        id,
        naam,
        regel,
        ...(regelAudio !== undefined && { regelAudio }),
        hoortSchrijft,
        uitleg: [...uitleg],
        uitlegAudio: uitleg.map((stap) => audio.vanTekst(stap, regio) ?? null),
        voorbeelden: voorbeeldenVan(categorie).map((woord) => toVoorbeeld(woord, id, audio, regio)),
        sterren: plek?.sterren ?? 0,
        open: plek !== undefined && plek.status !== 'mist',
      };
    },
  };
}
