/** One text of the plank: its sentences with their sound, its words, and how fast it was read before. */
import type { Regio } from '@spelrijk/domain/admin';
import { KORTST_LETTER_MS, LANGST_MS } from '@spelrijk/domain/leestijd';
import { LEESGRENZEN, type Leestekst } from '@spelrijk/taal/lezen';
import { examineWoord } from '@spelrijk/taal/woordenlijst';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { listLezingen } from '../leesbeurten/index.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { openTekst } from './service.ts';

/** Half a text read aloud is no text. */
function klankenVan({ titel, alineas }: Leestekst, audio: AudioIndex, regio: Regio): string[] {
  const zinnen = [titel, ...alineas.flat()];
  const klanken = zinnen.flatMap((zin) => audio.vanTekst(zin, regio) ?? []);
  return klanken.length === zinnen.length ? klanken : [];
}

/** Words as they stand in the bank: small letters, without the signs around them. */
function woordklanken({ tekst }: Leestekst, audio: AudioIndex, regio: Regio): Record<string, string> {
  const woorden = new Set(tekst.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu));
  return Object.fromEntries(
    [...woorden].flatMap((woord) => {
      const { woord: klank } = audio.vanWoord(woord, { regio });
      return klank === undefined ? [] : [[woord, klank] as const];
    }),
  );
}

interface Planktekst {
  readonly id: string;
  readonly titel: string;
  readonly alineas: string[][];
  readonly perRegel: boolean;
  readonly klanken: string[];
  readonly tijden: number[][];
  readonly woorden: Record<string, string>;
  readonly plek: number;
  readonly keer: number;
  readonly vooraf: string[];
  readonly stukken: Record<string, string>;
  readonly lezingen: number[];
  readonly toneel: boolean;
}

/** Words of more than one klankgroep, cut as they are read. */
function stukkenVan({ titel, tekst }: Leestekst): Record<string, string> {
  const woorden = [...new Set(`${titel} ${tekst}`.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu))];
  return Object.fromEntries(
    woorden.flatMap((woord) => {
      const { klankgroepen } = examineWoord(woord);
      return klankgroepen.length > 1 ? [[woord, klankgroepen.join(' · ')] as const] : [];
    }),
  );
}

const countLetters = (zinnen: readonly string[]): number => zinnen.join('').replace(/[^\p{L}\d]/gu, '').length;
const MINUUT_MS = 60_000;

/** From the title to the end without the voice, no faster than somebody can: anything else says nothing about pace. */
async function lezingenVan(
  { database }: LandkaartDeps,
  adminId: string,
  leerlingId: string,
  { id, alineas }: Leestekst,
): Promise<number[]> {
  const minste = countLetters(alineas.flat()) * KORTST_LETTER_MS;
  const beurten = await database.readAdmin(adminId, (db) => listLezingen(db, adminId, leerlingId, id));
  return beurten
    .filter(({ ms, woorden }) => ms >= minste && ms < woorden * LANGST_MS)
    .map(({ ms, woorden }) => Math.round((woorden * MINUUT_MS) / ms));
}

export async function readPlanktekst(deps: LandkaartDeps, caller: Caller, leerlingId: string, tekstId: string): Promise<Planktekst> {
  const { tekst, adminId, regio, gelezen } = await openTekst(deps, caller, leerlingId, tekstId);
  const { id, titel, alineas, niveau } = tekst;
  const klanken = klankenVan(tekst, deps.audio, regio);
  return {
    id,
    titel,
    alineas: alineas.map((zinnen) => [...zinnen]),
    perRegel: LEESGRENZEN[niveau].perRegel,
    klanken,
    tijden: klanken.map((adres) => [...(deps.audio.tijdenVan?.(adres) ?? [])]),
    woorden: woordklanken(tekst, deps.audio, regio),
    plek: Math.min(gelezen.get(id)?.plek ?? 0, alineas.flat().length),
    keer: gelezen.get(id)?.keer ?? 0,
    vooraf: [...tekst.nieuw, ...tekst.globaal],
    stukken: stukkenVan(tekst),
    lezingen: await lezingenVan(deps, adminId, leerlingId, tekst),
    toneel: tekst.rollen !== undefined,
  };
}
