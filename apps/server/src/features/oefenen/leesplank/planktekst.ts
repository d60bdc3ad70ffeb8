/** One text of the plank: its sentences with their sound, its words, what comes before reading, and how fast it was read before. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { HERHAALWOORDEN } from '@spelrijk/domain/leeslijn';
import { LEESGRENZEN, type Leestekst } from '@spelrijk/taal/lezen';
import { examineGelezen } from '@spelrijk/taal/lijstwoord';
import { voorspelVan, woordenVooraf } from '@spelrijk/taal/plankvragen';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { findVerwacht, listLezingen } from '../leesbeurten/index.ts';
import { heelGehoord, klankenVan, woordklanken } from './klanken.ts';
import { countLetters, listHerhalingen, tempoVan } from './later.ts';
import { toPlankvraag } from './plankvragen.ts';
import { countTekst, openTekst } from './service.ts';

type Planktekst = Output<Api['readPlanktekst']>;

/** Words of more than one klankgroep, cut as they are read; found by their small letters. A name keeps its capital. */
export function stukkenVan({ titel, tekst }: Leestekst): Record<string, string> {
  const woorden = [...new Set(`${titel} ${tekst}`.match(/\p{L}+(?:['’-]\p{L}+)*/gu))];
  const isKlein = (woord: string): boolean => woord === woord.toLowerCase();
  return Object.fromEntries(
    [...woorden.filter((woord) => !isKlein(woord)), ...woorden.filter(isKlein)].flatMap((woord) => {
      const { klankgroepen } = examineGelezen(woord);
      return klankgroepen.length > 1 ? [[woord.toLowerCase(), klankgroepen.join(' · ')] as const] : [];
    }),
  );
}

interface Geweest {
  /** Words a minute from the title to the end without the voice; what nobody can read at says nothing. */
  readonly lezingen: number[];
  readonly verwacht: string | null;
  readonly herhaling: Planktekst['herhaling'];
}

const readGeweest = (deps: LandkaartDeps, adminId: string, leerlingId: string, tekst: Leestekst, vandaag: string): Promise<Geweest> =>
  deps.database.readAdmin(adminId, async (db) => {
    const beurten = await listLezingen(db, adminId, leerlingId, tekst.id);
    const herhalingen = await listHerhalingen(db, { adminId, leerlingId, vandaag });
    return {
      lezingen: beurten.flatMap((beurt) => tempoVan(beurt, countLetters(tekst)) ?? []),
      verwacht: (await findVerwacht(db, adminId, leerlingId, tekst.id)) ?? null,
      herhaling: herhalingen.get(tekst.id) ?? 'niet',
    };
  });

/** Each with its sentence in the text. */
const oefenwoordenVan = (tekst: Leestekst, toon: (vraag: ReturnType<typeof woordenVooraf>[number]) => ReturnType<typeof toPlankvraag>) =>
  woordenVooraf(tekst).map((vraag, n): Planktekst['oefenwoorden'][number] => {
    const woord = vraag.woord ?? '';
    const plaatje = tekst.woorden[n]?.plaatje;
    const zin = tekst.alineas.flat().find((los) => new RegExp(`(?<!\\p{L})${woord}(?!\\p{L})`, 'iu').test(los)) ?? '';
    return { ...toon(vraag), woord, zin, ...(plaatje !== undefined && { plaatje }) };
  });

export async function readPlanktekst(deps: LandkaartDeps, caller: Caller, leerlingId: string, tekstId: string): Promise<Planktekst> {
  const { tekst, adminId, regio, gelezen, hierna } = await openTekst(deps, caller, leerlingId, tekstId);
  const { id, titel, alineas, niveau, soort } = tekst;
  const klanken = klankenVan(tekst, deps.audio, regio);
  const voorspel = voorspelVan(tekst);
  const woorden = countTekst(tekst);
  return {
    id,
    titel,
    soort,
    alineas: alineas.map((zinnen) => [...zinnen]),
    perRegel: LEESGRENZEN[niveau].perRegel,
    klanken,
    tijden: klanken.map((adres) => [...(deps.audio.tijdenVan?.(adres) ?? [])]),
    woorden: woordklanken(tekst, deps.audio, regio),
    plek: Math.min(gelezen.get(id)?.plek ?? 0, alineas.flat().length),
    keer: gelezen.get(id)?.keer ?? 0,
    vooraf: [...tekst.nieuw, ...tekst.globaal],
    stukken: stukkenVan(tekst),
    voorspel: {
      vraag: voorspel.vraag,
      keuzes: [...voorspel.keuzes],
      klanken: heelGehoord([voorspel.vraag, ...voorspel.keuzes], deps.audio, regio),
    },
    stap: tekst.stap !== undefined,
    herhaalbaar: woorden >= HERHAALWOORDEN.van && woorden <= HERHAALWOORDEN.tot,
    oefenwoorden: oefenwoordenVan(tekst, (vraag) => toPlankvraag(vraag, deps.audio, regio)),
    ...(await readGeweest(deps, adminId, leerlingId, tekst, dagVan(caller.now))),
    hierna,
    toneel: tekst.rollen !== undefined,
  };
}
