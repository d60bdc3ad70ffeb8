/**
 * A table, its columns and a school become a proposal: who every row is, and whether its result is new, known or other than what is stored. Pure, so that
 * what is applied can be compared with what was shown.
 */
import { cutTekst } from '@spelrijk/base/tekst';
import { LVS_WAARDEN } from '@spelrijk/domain/lvsspelling';
import { AppError } from '../../../platform/app-error.ts';
import {
  MEEST_RIJEN,
  type LvsKolomVoorstel,
  type LvsMelding,
  type LvsPersoon,
  type LvsRegel,
  type LvsVoorstel,
  type LvsWaarden,
} from '@spelrijk/contract/lvsspelling';
import { toBewaarsleutel, recognisePersonen, naamVanLeerling, personenVan, type School } from './herken.ts';
import type { Inhoud } from './inlezen.ts';
import { kaal, isSpelling, type Kolom } from './kop.ts';
import { opTijd } from './moment.ts';
import { readResultaten, type Resultaat } from './resultaten.ts';

/** A result that is stored and counts. */
export interface Bewaard {
  readonly leerlingId: string;
  readonly toets: string;
  readonly onderdeel: string;
  readonly generatie: LvsRegel['generatie'];
  readonly moment: string;
  readonly afnamedatum: string | null;
  readonly waarden: LvsWaarden;
}

export interface Stand extends School {
  readonly scores: readonly Bewaard[];
  /** What a heading (`kaal`) meant to this admin before. */
  readonly kolommen: ReadonlyMap<string, Kolom>;
  /** Leerlingen who did not answer anything yet. */
  readonly zonderAntwoord: ReadonlySet<string>;
}

/** What a person said about the file. */
export interface Gezegd {
  /** Null: the guess stands. */
  readonly kolommen: readonly Kolom[] | null;
  readonly toets: string;
  readonly personen: readonly { readonly nr: number; readonly leerlingId: string | null }[];
}

export type Plan = Omit<LvsVoorstel, 'id' | 'verlooptOp'>;

const VOORBEELDEN = 3;
const MEEST_VOORBEELD = 40;

function kolommenVan(inhoud: Inhoud, stand: Stand, gezegd: Gezegd): readonly LvsKolomVoorstel[] {
  const { koppen, kop, weg, tabel } = inhoud;
  const rijen = tabel.rijen.slice(kop.rij + 1, kop.rij + 200);
  return koppen.map((naam, i): LvsKolomVoorstel => {
    const voorbeelden = rijen.map((rij) => (rij[i] ?? '').trim()).filter((cel) => cel !== '');
    const onthouden = stand.kolommen.get(kaal(naam));
    const geraden = kop.kolommen[i] ?? null;
    const zelf = gezegd.kolommen === null ? undefined : (gezegd.kolommen[i] ?? null);
    const isWeg = weg.includes(i);
    return {
      kop: cutTekst(naam, 200),
      voorbeelden: [...new Set(voorbeelden)].slice(0, VOORBEELDEN).map((cel) => cel.slice(0, MEEST_VOORBEELD)),
      betekenis: isWeg ? null : zelf !== undefined ? zelf : onthouden !== undefined ? onthouden : geraden,
      bron: isWeg ? 'weg' : onthouden !== undefined ? 'onthouden' : geraden === null ? 'onbekend' : 'geraden',
    };
  });
}

/** Same test or the same part of it, same moment, same day: the same result. */
const sleutelVan = (
  leerlingId: string,
  { toets, onderdeel, generatie, moment, afnamedatum }: Omit<Bewaard, 'leerlingId' | 'waarden'>,
): string => [leerlingId, kaal(toets), kaal(onderdeel), generatie, moment, afnamedatum ?? ''].join('|');

const gewoon = (tekst: string): string => {
  const waarde = tekst.trim().toUpperCase().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(waarde) ? String(Number(waarde)) : waarde;
};

/** `141,0`, `141.0` and `141` are one value: programs write numbers in their own way. */
export function zelfdeWaarden(a: LvsWaarden, b: LvsWaarden): boolean {
  const plat = (waarden: LvsWaarden): string =>
    Object.entries(waarden)
      .map(([veld, tekst]) => `${veld} ${gewoon(tekst)}`)
      .sort((x, y) => (x < y ? -1 : 1))
      .join('|');
  return plat(a) === plat(b);
}

const getal = (waarden: LvsWaarden): number | null => {
  const tekst = waarden.vaardigheidsscore?.replace(',', '.');
  return tekst !== undefined && /^\d+(\.\d+)?$/.test(tekst) ? Number(tekst) : null;
};

/** A lower vaardigheidsscore than at an earlier moment of the same tests: often a typing error, sometimes a child that needs help. */
function isLager(regel: Resultaat, eerder: readonly Omit<Bewaard, 'leerlingId'>[]): boolean {
  const nu = getal(regel.waarden);
  const tijd = opTijd(regel.moment);
  if (nu === null || tijd === null || regel.generatie === 'onbekend' || regel.onderdeel !== '') return false;
  const werkwoord = /werkwoord/i.test(regel.toets);
  return eerder.some(({ generatie, toets, onderdeel, moment, waarden }) => {
    const toen = getal(waarden);
    const toenTijd = opTijd(moment);
    const zelfdeReeks = onderdeel === '' && generatie === regel.generatie && /werkwoord/i.test(toets) === werkwoord;
    return zelfdeReeks && toen !== null && toen > nu && toenTijd !== null && toenTijd < tijd;
  });
}

function opmerkingenVan(regel: Resultaat, eerder: readonly Omit<Bewaard, 'leerlingId'>[]): LvsRegel['opmerkingen'] {
  return [
    ...(regel.tegenstrijdig ? (['tegenstrijdig'] as const) : []),
    ...(regel.moment === '' && regel.toets !== '' ? (['zonder-moment'] as const) : []),
    ...(regel.afnamedatum === null ? (['zonder-datum'] as const) : []),
    ...(isLager(regel, eerder) ? (['lager-dan-eerder'] as const) : []),
  ];
}

/**
 * Rows of one child that claim to be the same result and are not: which of them it is, nobody can say. A list of outcomes per categorie of which the
 * column with the categorie is not known looks like this.
 */
function findBotsend(resultaten: readonly Resultaat[], van: readonly number[]): ReadonlySet<Resultaat> {
  const goed = resultaten.flatMap((regel, i) => (regel.fouten.length > 0 ? [] : [{ regel, sleutel: sleutelVan(String(van[i]), regel) }]));
  return new Set(
    [...Map.groupBy(goed, ({ sleutel }) => sleutel).values()].flatMap((groep) =>
      groep.every(({ regel }) => zelfdeWaarden(regel.waarden, groep[0]?.regel.waarden ?? {})) ? [] : groep.map(({ regel }) => regel),
    ),
  );
}

function regelsVan(resultaten: readonly Resultaat[], van: readonly number[], personen: readonly LvsPersoon[], stand: Stand): LvsRegel[] {
  const bewaard = new Map(stand.scores.map((score) => [sleutelVan(score.leerlingId, score), score]));
  const perLeerling = Map.groupBy(stand.scores, ({ leerlingId }) => leerlingId);
  const inBestand = Map.groupBy(
    resultaten.map((regel, i) => ({ regel, persoon: van[i] ?? 0 })),
    ({ persoon }) => persoon,
  );
  const gezien = new Set<string>();
  const botsend = findBotsend(resultaten, van);
  const soortVan = (regel: Resultaat, { leerlingId, herkend }: LvsPersoon): Pick<LvsRegel, 'soort' | 'oud'> => {
    if (regel.fouten.length > 0) return { soort: 'fout', oud: null };
    if (leerlingId === null) return { soort: herkend === 'niemand' ? 'niemand' : 'kiezen', oud: null };
    if (botsend.has(regel)) return { soort: 'botst', oud: null };
    const sleutel = sleutelVan(leerlingId, regel);
    if (gezien.has(sleutel)) return { soort: 'dubbel', oud: null };
    gezien.add(sleutel);
    const oud = bewaard.get(sleutel);
    if (!oud) return { soort: 'nieuw', oud: null };
    return zelfdeWaarden(oud.waarden, regel.waarden) ? { soort: 'zelfde', oud: null } : { soort: 'anders', oud: oud.waarden };
  };
  return resultaten.flatMap((regel, i): readonly LvsRegel[] => {
    const persoon = personen[(van[i] ?? 0) - 1];
    if (!persoon) return [];
    const { soort, oud } = soortVan(regel, persoon);
    const eerder = [
      ...(perLeerling.get(persoon.leerlingId ?? '') ?? []),
      ...(inBestand.get(persoon.nr) ?? []).map((ander) => ander.regel).filter((ander) => ander.fouten.length === 0),
    ];
    const { rij, toets, onderdeel, generatie, moment, afnamedatum, waarden, fouten } = regel;
    return [
      {
        nr: i + 1,
        rij,
        persoon: persoon.nr,
        toets,
        onderdeel,
        generatie,
        moment,
        afnamedatum,
        waarden,
        soort,
        oud,
        fouten: [...fouten],
        opmerkingen: fouten.length > 0 ? [] : opmerkingenVan(regel, eerder),
        mee: soort === 'nieuw',
      },
    ];
  });
}

const LEERLING: readonly string[] = ['leerlingnummer', 'eckid', 'naam', 'achternaam', 'roepnaam'];

function meldingenVan(
  inhoud: Inhoud,
  kolommen: readonly LvsKolomVoorstel[],
  { anderVak, regels, toets }: { readonly anderVak: number; readonly regels: readonly LvsRegel[]; readonly toets: string },
): LvsMelding[] {
  const velden = kolommen.flatMap(({ betekenis }) => (betekenis === null ? [] : [betekenis]));
  const heeft = (namen: readonly string[]): boolean => velden.some(({ veld }) => namen.includes(veld));
  const breed = velden.some((kolom) => kolom.soort === 'breed' && isSpelling(kolom.toets));
  const uitslag = LVS_WAARDEN.filter((veld) => veld !== 'opgaven');
  const count = (telt: (regel: LvsRegel) => boolean): number => regels.filter(telt).length;
  const [onderdelen, botst] = [count((regel) => regel.onderdeel !== ''), count(({ soort }) => soort === 'botst')];
  const melding = (als: boolean, soort: LvsMelding['soort'], aantal = 0): LvsMelding[] => (als ? [{ soort, aantal }] : []);
  return [
    ...melding(inhoud.tabel.geraden, 'tekens-geraden'),
    ...melding(!heeft(LEERLING), 'geen-leerling'),
    ...melding(!heeft(uitslag), 'geen-uitslag'),
    ...melding(!breed && !heeft(['toets']) && toets === '', 'geen-toets'),
    ...melding(anderVak > 0, 'ander-vak', anderVak),
    ...melding(onderdelen > 0, 'onderdelen', onderdelen),
    ...melding(botst > 0, 'botst', botst),
    ...melding(regels.length === 0 && heeft(LEERLING) && heeft(uitslag), 'geen-resultaten'),
    ...melding(inhoud.weg.length > 0, 'kolom-weg', inhoud.weg.length),
  ];
}

/** What a school is shown, and by what every child of the file is known again next time (by nr, from 1). */
export function createPlan(inhoud: Inhoud, stand: Stand, gezegd: Gezegd): { readonly plan: Plan; readonly sleutels: readonly string[] } {
  const kolommen = kolommenVan(inhoud, stand, gezegd);
  const kop = { rij: inhoud.kop.rij, kolommen: kolommen.map(({ betekenis }) => betekenis) };
  // A title above the table counts until somebody says something about the list.
  const toets = gezegd.kolommen === null ? gezegd.toets || inhoud.toets : gezegd.toets;
  const { resultaten, anderVak } = readResultaten(inhoud.tabel, kop, toets);
  if (resultaten.length > MEEST_RIJEN)
    throw new AppError('invalid', 'lvs/te-veel', { details: [`Er zijn ${resultaten.length} uitslagen.`] });
  const { personen, van } = personenVan(resultaten);
  const zelf = new Map(gezegd.personen.map(({ nr, leerlingId }) => [nr, leerlingId]));
  const herkend = recognisePersonen(stand, personen, zelf);
  const regels = regelsVan(resultaten, van, herkend, stand);
  const mee = new Set(regels.filter((regel) => regel.mee && regel.onderdeel === '').map(({ persoon }) => persoon));
  const begin = new Set(
    herkend.flatMap(({ nr, leerlingId }) =>
      leerlingId !== null && mee.has(nr) && stand.zonderAntwoord.has(leerlingId) ? [leerlingId] : [],
    ),
  );
  return {
    plan: {
      soort: inhoud.soort,
      kolommen: [...kolommen],
      toets,
      meldingen: meldingenVan(inhoud, kolommen, { anderVak, regels, toets }),
      personen: [...herkend],
      regels,
      leerlingen: stand.leerlingen.map((leerling) => ({ id: leerling.id, naam: naamVanLeerling(leerling), groep: leerling.groep })),
      begin: begin.size,
    },
    sleutels: personen.map(toBewaarsleutel),
  };
}
