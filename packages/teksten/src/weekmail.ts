/** The weekly mail to a parent: three sentences about one child, from what is known of it. */
import { adviseDoen, tellBeter, tellDeed, type KindFeiten } from '@spelrijk/domain/kindbericht';
import { minutenTekst } from './oefentijd.ts';

export interface WeekKind extends KindFeiten {
  readonly roepnaam: string;
}

/** The name of a categorie, as people read it. */
type NaamVan = (categorie: string) => string;

const MAANDEN = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const TIEN = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'alle tien'] as const;

/** `2027-01-03` -> `3 januari`. */
function dagNaam(dag: string): string {
  const [, maand = '', nr = ''] = dag.split('-');
  return `${Number(nr)} ${MAANDEN[Number(maand) - 1] ?? ''}`;
}

function deedZin(kind: WeekKind): string {
  const { roepnaam } = kind;
  const deed = tellDeed(kind);
  if (deed.code === 'vrij') return `${roepnaam} heeft vrij tot en met ${dagNaam(deed.tot)}.`;
  if (deed.code === 'nooit') return `${roepnaam} heeft nog niet geoefend, en dat geeft niet: beginnen kan elke dag.`;
  if (deed.code === 'niet') return `${roepnaam} oefende de afgelopen week niet, en dat geeft niet: er gaat niets verloren.`;
  const minuten = minutenTekst(deed.minuten);
  return deed.dagen === 1
    ? `${roepnaam} oefende de afgelopen week op 1 dag, ${minuten}.`
    : `${roepnaam} oefende de afgelopen week op ${deed.dagen} dagen, samen ${minuten}.`;
}

function beterZin(kind: WeekKind, naamVan: NaamVan): string {
  const [eerste] = tellBeter(kind);
  if (eerste === undefined || eerste.code === 'straks') return 'Wat er lukt, is te zien na een paar keer oefenen.';
  if (eerste.code === 'nieuw') return `Dit zit er nu goed in: ‘${naamVan(eerste.categorie)}’.`;
  if (eerste.code === 'beheerst')
    return eerste.aantal === 1
      ? 'Eén onderdeel van de spelling zit er goed in.'
      : `${eerste.aantal} onderdelen van de spelling zitten er goed in.`;
  if (eerste.code === 'goed') return `Van elke tien opgaven gingen er ongeveer ${TIEN[eerste.tien] ?? ''} in één keer goed.`;
  return `Nu is ${kind.roepnaam} bezig met ‘${naamVan(eerste.categorie)}’.`;
}

function doenZin(kind: WeekKind, naamVan: NaamVan): string {
  const { roepnaam } = kind;
  const doen = adviseDoen(kind);
  switch (doen.code) {
    case 'vrij':
      return 'Je hoeft niets te doen.';
    case 'kaart':
      return `Zet ${roepnaam} er een keer voor en kijk de eerste minuten samen.`;
    case 'afspreken':
      return 'Spreek samen een vast moment af voor morgen, bijvoorbeeld na het eten.';
    case 'oefendag':
      return 'Spreek samen een vast moment af voor de volgende oefendag, bijvoorbeeld na het eten.';
    case 'hardop':
      return `Ga er één taak naast zitten en laat ${roepnaam} hardop denken voor elk antwoord.`;
    case 'uitleg':
      return `Bekijk samen de uitleg van ‘${naamVan(doen.categorie)}’ op de landkaart en doe er één voorbeeld van.`;
    case 'laatUitleggen':
      return `Laat ${roepnaam} jou voordoen hoe ‘${naamVan(doen.categorie)}’ gaat: één voorbeeld is genoeg.`;
    default:
      return `Vraag ${roepnaam} welk spel het leukst was en welk woord het moeilijkst.`;
  }
}

/** What it did, what gets better (or how it stands), what to do in two minutes. */
export const weekZinnen = (kind: WeekKind, naamVan: NaamVan): readonly [string, string, string] => [
  deedZin(kind),
  beterZin(kind, naamVan),
  doenZin(kind, naamVan),
];
