/** The child's home: regions, places with their stars, and the explanation card of a place. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Categorie } from '@spelrijk/domain/categorie';
import { REGIOS } from '@spelrijk/domain/landkaart';
import { landkaart as plekkenVan, type PlekStand } from '@spelrijk/oefenen/voortgang';
import { findWoord, woordenVan } from '@spelrijk/taal/bank';
import { getLeestrede } from '@spelrijk/taal/lezen';
import { LEESOPDRACHTEN } from '@spelrijk/taal/leesopdrachten';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { categorieenOpVolgorde, geldendeInstelling, leerlijnVan, leestredenVan, readStand, somvensterNaam } from '../standen/index.ts';
import { listDagTaken } from '../taken/index.ts';

interface Plek {
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
  readonly beloningen: boolean;
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
  readonly leestreden: readonly string[];
  readonly plekken: ReadonlyMap<string, PlekStand>;
  readonly beloningen: boolean;
}

/** What there is to practise in a region, in order: blocks of spelling, or rungs of the reading ladder. */
function idsIn({ blokken, lezen = [] }: (typeof REGIOS)[number], { categorieen, leestreden }: Kaart): string[] {
  const spellen = categorieen.filter((categorie) => blokken.includes(categorie.blok)).map(({ id }) => id);
  const treden = leestreden.filter((id) => lezen.some((domein) => getLeestrede(id)?.domein === domein));
  return [...spellen, ...treden];
}

function toRegios(kaart: Kaart): Landkaart['regios'] {
  return REGIOS.map((regio) => {
    const rijen = idsIn(regio, kaart).map((id): Plek => {
      const plek = kaart.plekken.get(id);
      return { somvensterId: id, naam: somvensterNaam(id), sterren: plek?.sterren ?? 0, status: plek?.status ?? 'mist' };
    });
    return { id: regio.id, naam: regio.naam, plekken: rijen };
  }).filter(({ plekken }) => plekken.length > 0);
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

/** The card of a reading step: what is asked there, form by form. */
function leeskaart(id: string, audio: AudioIndex, regio: Regio): Omit<Uitlegkaart, 'sterren' | 'open'> {
  const trede = getLeestrede(id);
  const uitleg = (trede?.vormen ?? []).map((vorm) => LEESOPDRACHTEN[vorm]);
  return {
    id,
    naam: somvensterNaam(id),
    regel: uitleg[0] ?? '',
    hoortSchrijft: '',
    uitleg,
    uitlegAudio: uitleg.map((zin) => audio.vanTekst(zin, regio) ?? null),
    voorbeelden: [],
  };
}

export interface LandkaartDeps {
  readonly database: Database;
  readonly audio: AudioIndex;
}

async function readKaart({ database }: LandkaartDeps, { adminId, id }: LeerlingRow, now: number): Promise<Kaart> {
  const dag = dagVan(now);
  const { rij, vandaag } = await database.forAdmin(adminId, async (db) => ({
    rij: await readStand(db, adminId, id, new Date(now)),
    vandaag: (await listDagTaken(db, adminId, id, dag)).filter(({ status }) => status !== 'af').map(({ somvensterId }) => somvensterId),
  }));
  if (!rij) throw notFound('leerlingen/niet-gevonden');
  const { stuur, instelling } = geldendeInstelling(rij.instellingen, rij, dag);
  const plekken = plekkenVan(rij, leerlijnVan(rij.regio), vandaag, now, stuur);
  const leestreden = leestredenVan(rij.regio);
  const { beloningen } = instelling;
  const opPlek = new Map(plekken.map((plek) => [plek.somvenster, plek]));
  return { categorieen: categorieenOpVolgorde(rij.regio), leestreden, plekken: opPlek, beloningen };
}

export async function readLandkaart(deps: LandkaartDeps, { actor, now }: Caller, leerlingId: string): Promise<Landkaart> {
  const { leerling, meekijken } = await openLeerling(deps.database, actor, leerlingId, 'pupilMap.read', now);
  const { id, roepnaam, figuur, munten, jaargroep } = leerling;
  const kaart = await readKaart(deps, leerling, now);
  const { beloningen } = kaart;
  return { leerling: { id, roepnaam, figuur, munten, jaargroep }, regios: toRegios(kaart), meekijken, beloningen };
}

export async function readSomvenster(
  deps: LandkaartDeps,
  { actor, now }: Caller,
  leerlingId: string,
  somvensterId: string,
): Promise<Uitlegkaart> {
  const { leerling } = await openLeerling(deps.database, actor, leerlingId, 'task.read', now);
  const { categorieen, leestreden, plekken } = await readKaart(deps, leerling, now);
  const plek = plekken.get(somvensterId);
  const staat = { sterren: plek?.sterren ?? 0, open: plek !== undefined && plek.status !== 'mist' };
  if (leestreden.includes(somvensterId)) return { ...leeskaart(somvensterId, deps.audio, leerling.regio), ...staat };
  const categorie = categorieen.find(({ id }) => id === somvensterId);
  if (!categorie) throw notFound('somvensters/niet-gevonden');
  const { id, naam, regel, hoortSchrijft, uitleg } = categorie;
  const { regio } = leerling;
  const regelAudio = deps.audio.vanRegel(id, regio);
  return {
    id,
    naam,
    regel,
    ...(regelAudio !== undefined && { regelAudio }),
    hoortSchrijft,
    uitleg: [...uitleg],
    uitlegAudio: uitleg.map((stap) => deps.audio.vanTekst(stap, regio) ?? null),
    voorbeelden: voorbeeldenVan(categorie).map((woord) => toVoorbeeld(woord, id, deps.audio, regio)),
    ...staat,
  };
}
