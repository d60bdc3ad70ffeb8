/** Voortgang as tables for a spreadsheet: the same numbers as on the screens, from the same answer. */
import type { Regio } from '@spelrijk/domain/admin';
import { niveauNaam } from '@spelrijk/domain/niveau';
import type { MatrixCel, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { voortgangbestandTeksten } from '@spelrijk/teksten/voortgang-bestand';
import type { Blad, Waarde } from '../../../platform/bestand/rekenblad.ts';
import type { GroepVoortgang } from './groep-service.ts';
import type { Voortgang } from './lezen.ts';

const MINUUT_MS = 60_000;
/** One decimal: what a spreadsheet adds up stays close to what the screen says. */
const tiende = (getal: number): number => Math.round(getal * 10) / 10;
const heel = (getal: number): number => Math.round(getal);

type Nederlands = (typeof voortgangbestandTeksten)['nl'];
type Woorden = Omit<Nederlands, 'jaargroep' | 'normgroep'> & {
  readonly jaargroep: string;
  readonly normgroep: string;
  readonly regio: Regio;
};

/** The words of a region. */
export const woordenVan = (regio: Regio): Woorden => {
  const { nl, be } = voortgangbestandTeksten;
  const { jaargroep, normgroep } = regio === 'be' ? { ...nl, ...be } : nl;
  return { ...nl, jaargroep, normgroep, regio };
};

const som = (leerling: VoortgangLeerling, waarde: (week: VoortgangLeerling['weken'][number]) => number): number =>
  leerling.weken.reduce((totaal, week) => totaal + waarde(week), 0);

/** A range never without its word and what was counted: `oefent 62-78% (8/11)`. */
function celTekst(cel: MatrixCel | undefined, w: Woorden): string {
  if (!cel || cel.beeld === 'leeg') return '';
  const bereik = cel.zeker ? ` ${heel(cel.laag)}–${heel(cel.hoog)}%` : '';
  const geteld = cel.antwoorden > 0 ? ` (${cel.laatste.goed}/${cel.laatste.antwoorden})` : '';
  return `${w.beeld[cel.beeld]}${bereik}${geteld}`;
}

const STANDKOP = ['stand', 'laag', 'hoog', 'laatsteAntwoorden', 'laatsteGoed', 'alleAntwoorden', 'alleGoed'] as const;

type Stand = Pick<MatrixCel, 'beeld' | 'laag' | 'hoog' | 'zeker' | 'antwoorden' | 'goed' | 'laatste'>;

/** The columns of `STANDKOP`. */
const standVan = ({ beeld, laag, hoog, zeker, antwoorden, goed, laatste }: Stand, w: Woorden): Waarde[] => [
  w.beeld[beeld],
  zeker ? heel(laag) : null,
  zeker ? heel(hoog) : null,
  laatste.antwoorden,
  laatste.goed,
  antwoorden,
  goed,
];

const kopVan = (w: Woorden): string[] => [
  w.roepnaam,
  w.achternaam,
  w.jaargroep,
  w.normgroep,
  w.niveau,
  w.niveauLaag,
  w.niveauHoog,
  w.laatst,
  w.oefendagen,
  w.minuten,
  w.antwoorden,
  w.goed,
  w.gokjes,
  w.beheerst,
  w.zorg,
];

function leerlingRij(leerling: VoortgangLeerling, w: Woorden): Waarde[] {
  const { roepnaam, achternaam, jaargroep, norm, niveau, laatst, gokjes, beheerst, zorg } = leerling;
  return [
    roepnaam,
    achternaam,
    jaargroep,
    niveauNaam(norm, w.regio),
    niveau && niveauNaam(niveau.midden, w.regio),
    niveau && niveauNaam(niveau.laag, w.regio),
    niveau && niveauNaam(niveau.hoog, w.regio),
    laatst?.slice(0, 10) ?? null,
    som(leerling, ({ dagen }) => dagen),
    tiende(som(leerling, ({ ms }) => ms) / MINUUT_MS),
    som(leerling, ({ antwoorden }) => antwoorden),
    som(leerling, ({ goed }) => goed),
    gokjes,
    beheerst,
    zorg ? w.ja : null,
  ];
}

/** One row a leerling: figures, then every categorie. */
export function overzichtBlad({ kolommen, leerlingen }: GroepVoortgang, w: Woorden): Blad {
  return {
    naam: w.leerlingen,
    kop: [...kopVan(w), ...kolommen.map(({ naam }) => naam)],
    rijen: leerlingen.map((leerling) => {
      const cellen = new Map(leerling.cellen.map((cel) => [cel.categorie, cel]));
      return [...leerlingRij(leerling, w), ...kolommen.map(({ id }) => celTekst(cellen.get(id), w))];
    }),
  };
}

/** One row a leerling and categorie, with numbers to calculate with. */
function cellenBlad({ kolommen, leerlingen }: GroepVoortgang, w: Woorden): Blad {
  const namen = new Map(kolommen.map((kolom) => [kolom.id, kolom]));
  const rijen = leerlingen.flatMap(({ roepnaam, achternaam, cellen }) =>
    cellen.flatMap((cel): Waarde[][] => {
      const kolom = namen.get(cel.categorie);
      if (!kolom || cel.beeld === 'leeg') return [];
      return [[roepnaam, achternaam, kolom.naam, w.ladder[kolom.ladder], ...standVan(cel, w)]];
    }),
  );
  const kop = [w.roepnaam, w.achternaam, w.categorie, w.wat, ...STANDKOP.map((naam) => w[naam])];
  return { naam: w.categorieen, kop, rijen };
}

function groepjesBlad({ groepjes, leerlingen }: GroepVoortgang, w: Woorden): Blad {
  const namen = new Map(leerlingen.map((leerling) => [leerling.id, leerling]));
  const rijen = groepjes.flatMap(({ naam, regel, leerlingen: wie, voorbeelden }) =>
    wie.map(({ id, laatste }): Waarde[] => {
      const eigen = voorbeelden.filter(({ leerlingId }) => leerlingId === id).map(({ woord, gegeven }) => `${gegeven} (${woord})`);
      const { roepnaam = null, achternaam = null } = namen.get(id) ?? {};
      // As on the screen: a count of errors would be of the last ones that were written, and differ from that of the rules.
      return [naam, roepnaam, achternaam, laatste.antwoorden, laatste.goed, eigen.join(', '), regel];
    }),
  );
  const kop = [w.categorie, w.roepnaam, w.achternaam, w.laatsteAntwoorden, w.laatsteGoed, w.geschreven, w.regel];
  return { naam: w.groepjes, kop, rijen };
}

const regelsBlad = ({ regels }: GroepVoortgang, w: Woorden): Blad => ({
  naam: w.regels,
  kop: [w.regel, w.keer, w.aantalLeerlingen],
  rijen: regels.map(({ naam, keer, leerlingen }) => [naam, keer, leerlingen]),
});

/** All tabs of a groep. */
export const groepBladen = (voortgang: GroepVoortgang, w: Woorden): Blad[] => [
  overzichtBlad(voortgang, w),
  cellenBlad(voortgang, w),
  groepjesBlad(voortgang, w),
  regelsBlad(voortgang, w),
];

/** Every categorie and reading step of a leerling that was begun. */
export function categorieenBlad({ categorieen, lezen }: Voortgang, w: Woorden): Blad {
  const begonnen = categorieen.filter(({ beeld }) => beeld !== 'leeg');
  const rijen = [...begonnen, ...lezen].map(({ naam, bereik, ...stand }): Waarde[] => [naam, ...standVan({ ...stand, ...bereik }, w)]);
  return { naam: w.categorieen, kop: [w.categorie, ...STANDKOP.map((kolom) => w[kolom])], rijen };
}

/** All tabs of a leerling. */
export function leerlingBladen(voortgang: Voortgang, w: Woorden): Blad[] {
  const { dagen, fouten, regels, games } = voortgang;
  return [
    categorieenBlad(voortgang, w),
    {
      naam: w.dagen,
      kop: [w.dag, w.minutenDag, w.alleAntwoorden, w.goedDag, w.gokjesDag],
      rijen: dagen.map(({ dag, minuten, antwoorden, goed, gokjes }) => [dag, tiende(minuten), antwoorden, goed, gokjes]),
    },
    {
      naam: w.fouten,
      kop: [w.woord, w.geschreven, w.regel, w.wanneer],
      rijen: fouten.map(({ woord, gegeven, labelNaam, op }) => [woord, gegeven, labelNaam, op.slice(0, 10)]),
    },
    { naam: w.regels, kop: [w.regel, w.keer], rijen: regels.map(({ naam, keer }) => [naam, keer]) },
    {
      naam: w.games,
      kop: [w.spel, w.taken, w.minutenDag],
      rijen: games.map(({ titel, taken, minuten }) => [titel, taken, tiende(minuten)]),
    },
  ];
}
