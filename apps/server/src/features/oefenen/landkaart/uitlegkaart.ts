/** The explanation card of a place: its rule, steps and examples, or what is asked on a reading step. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Categorie } from '@spelrijk/domain/categorie';
import { findWoord, woordenVan } from '@spelrijk/taal/bank';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { getLeestrede } from '@spelrijk/taal/lezen';
import { LEESOPDRACHTEN } from '@spelrijk/taal/leesopdrachten';
import { notFound } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { openLeerling } from '../leerlingen/index.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { readKaart, type LandkaartDeps } from './kaart.ts';

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

/** The examples on the card of a categorie; none where it is not one of spelling. */
export function uitlegwoordenVan(id: string): readonly string[] {
  const categorie = getCategorie(id);
  return categorie ? voorbeeldenVan(categorie) : [];
}

/** The card of a reading step: what is asked there, form by form. */
function leeskaart(id: string, audio: AudioIndex, regio: Regio): Omit<Uitlegkaart, 'sterren' | 'open'> {
  const trede = getLeestrede(id);
  const uitleg = (trede?.vormen ?? []).map((vorm) => LEESOPDRACHTEN[vorm]);
  return {
    id,
    naam: kindnaam(id),
    regel: uitleg[0] ?? '',
    hoortSchrijft: '',
    uitleg,
    uitlegAudio: uitleg.map((zin) => audio.vanTekst(zin, regio) ?? null),
    voorbeelden: [],
  };
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
  const { id, regel, hoortSchrijft, uitleg } = categorie;
  const { regio } = leerling;
  const regelAudio = deps.audio.vanRegel(id, regio);
  return {
    id,
    naam: kindnaam(id),
    regel,
    ...(regelAudio !== undefined && { regelAudio }),
    hoortSchrijft,
    uitleg: [...uitleg],
    uitlegAudio: uitleg.map((stap) => deps.audio.vanTekst(stap, regio) ?? null),
    voorbeelden: voorbeeldenVan(categorie).map((woord) => toVoorbeeld(woord, id, deps.audio, regio)),
    ...staat,
  };
}
