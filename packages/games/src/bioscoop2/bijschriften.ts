/**
 * The serial of Bloep: twelve parts that go on from round to round, as their posters do, and then the film about the moon. After every word comes the next line
 * to read; the last line has a gap that only who read the others can fill.
 */
import { sceneOf } from './state.ts';
import type { BioscoopState } from './state.ts';

export interface Film {
  /** All but the last. */
  readonly regels: readonly string[];
  /** With `___` where something is missing, and the three that are on the tickets: the first is right. */
  readonly slot: string;
  readonly keuzes: readonly [string, string, string];
  /** Which line tells it. */
  readonly bewijs: number;
}

const film = (regels: readonly string[], slot: string, keuzes: Film['keuzes'], bewijs: number): Film => ({ regels, slot, keuzes, bewijs });

export const FILMS: readonly Film[] = [
  film(
    [
      'Bloep vindt een fles op het strand.',
      'In de fles zit een oude kaart.',
      'Op de kaart staat een rood kruis.',
      'Het kruis staat bij een berg.',
      'Die berg ligt ver weg, over zee.',
      "'Ik ga op zoek,' zegt Bloep.",
    ],
    'Bloep wil naar het kruis bij de ___.',
    ['berg', 'brug', 'bakker'],
    3,
  ),
  film(
    [
      'Bloep koopt een boot van een visser.',
      'De boot is klein en heel oud.',
      'Op zee hoort hij iets: blub, blub.',
      'Er zit een gat in de bodem!',
      'Bloep stopt zijn sok in het gat.',
      'Nu heeft hij één koude voet.',
    ],
    'De boot blijft drijven, dankzij een ___.',
    ['sok', 'pleister', 'kurk'],
    4,
  ),
  film(
    [
      'De boot drijft naar een eiland.',
      'Er wonen alleen maar kippen.',
      'De baas is een kip met een hoed.',
      "'Wie hier komt, moet zingen,' zegt ze.",
      'Bloep zingt zo vals als een kraai.',
      'De kippen lachen tot ze omvallen.',
    ],
    'De kippen lachen, want Bloep kan niet ___.',
    ['zingen', 'dansen', 'zwemmen'],
    4,
  ),
  film(
    [
      'Daar is de berg van de kaart.',
      'In de berg zit een kleine deur.',
      'Bloep klopt, maar er komt niemand.',
      'Op de deur staat: zeg wat ik mis.',
      'Bloep kijkt goed. Hij ziet geen klink.',
      "'Ik weet het!' roept hij.",
    ],
    'De deur gaat open, want hij mist een ___.',
    ['klink', 'raam', 'mat'],
    4,
  ),
  film(
    [
      'In de berg is het pikdonker.',
      'Bloep ziet twee gele ogen.',
      'De ogen komen steeds dichterbij.',
      "'Niet bang zijn,' piept een stem.",
      'Het is een vleermuis met een lampje.',
      'Haar lampje doet het niet meer.',
    ],
    'De gele ogen zijn van een ___.',
    ['vleermuis', 'draak', 'uil'],
    4,
  ),
  film(
    [
      'Diep in de berg ligt een draak.',
      'Hij spuwt geen vuur. Hij niest!',
      'Zijn neus jeukt al honderd jaar.',
      'Er zit een veer in zijn neus.',
      'De vleermuis trekt hem eruit.',
      "'Ha, dat lucht op,' zegt de draak.",
    ],
    'De draak moest niezen door een ___.',
    ['veer', 'vlo', 'bloem'],
    3,
  ),
  film(
    [
      'De draak geeft Bloep een cadeau.',
      'Het is een sok, zo groot als een huis.',
      'Hij is van een reus geweest.',
      'Bloep kan er wel in wonen.',
      'Maar eerst blaast de draak erin.',
      'De sok wordt dik en gaat omhoog.',
    ],
    'De sok vliegt, want er zit warme ___ in.',
    ['lucht', 'soep', 'wol'],
    4,
  ),
  film(
    [
      'Bloep hangt in een mand onder de sok.',
      'De huizen zijn zo klein als knopen.',
      'Een gans vliegt met hem mee.',
      'De gans heeft een scherpe snavel.',
      'Oei, ze prikt een gat in de sok!',
      'Pssst! Daar gaat de lucht eruit.',
    ],
    'De sok loopt leeg door een ___.',
    ['gans', 'ster', 'tak'],
    4,
  ),
  film(
    [
      'De sok valt zacht op een wolk.',
      'Op de wolk is het feest.',
      'De sterren dansen in een kring.',
      'De maan is jarig. Ze is heel oud.',
      'Bloep heeft geen cadeau bij zich.',
      'Dan geeft hij haar zijn andere sok.',
    ],
    'De maan krijgt van Bloep een ___.',
    ['sok', 'taart', 'ballon'],
    5,
  ),
  film(
    [
      'De maan geeft Bloep ook iets terug.',
      'Het is een sleutel van kaas.',
      "'Hij past op één deur,' zegt ze.",
      'Een muis ruikt de kaas.',
      'Hap! Daar gaat een stukje van de sleutel.',
      'Nu past hij nog beter dan eerst.',
    ],
    'Er is een hap uit de sleutel, van een ___.',
    ['muis', 'gans', 'draak'],
    3,
  ),
  film(
    [
      'Bloep glijdt langs een ster naar beneden.',
      'Hij staat voor een grote rode deur.',
      'De sleutel van kaas past precies.',
      'Achter de deur staan rijen stoelen.',
      'Er hangt een doek, en het licht gaat uit.',
      "'Hier ben ik vaker geweest,' zegt hij.",
    ],
    'Achter de rode deur is een ___.',
    ['bioscoop', 'school', 'winkel'],
    4,
  ),
  film(
    [
      'De film begint. Bloep kijkt naar het doek.',
      'Hij ziet een fles, een boot en een draak.',
      'Het is zijn eigen reis!',
      'Naast hem knispert een zak popcorn.',
      'Daar zit nog een Bloep. Ze is blauw.',
      "'Wil jij ook popcorn?' vraagt ze.",
    ],
    'De nieuwe vriendin van Bloep is ___.',
    ['blauw', 'rood', 'groen'],
    4,
  ),
  film(
    [
      'Bloep ligt in bed. Daar is de maan.',
      'Bloep wil de maan pakken.',
      'Hij haalt een ladder.',
      'De ladder is te kort.',
      'Hij bakt een toren van pannenkoeken.',
      'Oei! De toren valt om.',
      'Daar komt een gans voorbij.',
      'De gans neemt Bloep mee omhoog.',
      'Boem! De maan moet lachen.',
      'De maan gaat mee naar huis.',
    ],
    'Nu ligt de ___ in bed. En Bloep schijnt.',
    ['maan', 'gans', 'ladder'],
    9,
  ),
];

/** The film about the moon has a drawing for every line. */
export const MAANFILM = FILMS.length - 1;

/** Which film this round shows. */
export const filmNr = ({ ronde }: Pick<BioscoopState, 'ronde'>): number => ronde % FILMS.length;
export const filmOf = (state: Pick<BioscoopState, 'ronde'>): Film =>
  FILMS[filmNr(state)] ?? { regels: [], slot: '', keuzes: ['', '', ''], bewijs: 0 };

/** The number of the line that runs now. */
export const currentFilm = (state: BioscoopState): number => Math.max(0, sceneOf(state, filmOf(state).regels.length + 1));

/** Its line; of the last the gap stays open until it is filled. Where nothing is played it is whole. */
export function currentBijschrift(state: BioscoopState): string {
  const { regels, slot, keuzes } = filmOf(state);
  const regel = regels[currentFilm(state)];
  if (regel !== undefined) return regel;
  return state.regie.slot?.goed === true || !state.beurten ? slot.replace('___', keuzes[0]) : slot.replace(/___\.?/, '…');
}
