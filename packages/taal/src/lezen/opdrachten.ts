/**
 * Decides: what a child is told to do in a reading task, and how to go about it after a first wrong answer; of what was laid, cut or typed, what is
 * wrong with it.
 * Source: own words; a beginner hears it, so it says what to look at or listen to, and what to choose. A tip names a way, never the answer.
 * Example: LEESOPDRACHTEN.rijm begins with "Luister naar het woord".
 */
import type { Leesvorm, Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import type { Leesregel, Opgave } from '@spelrijk/domain/opgave';

/** What is asked, in one short sentence; shown and spoken before the first item of a form. */
export const LEESOPDRACHTEN: Readonly<Record<Leesvorm, string>> = {
  'hoor-letter': 'Luister. Welke letter hoor je?',
  'letter-klank': 'Kijk naar de letter. Welke klank hoort erbij?',
  'letter-begin': 'Welk woord begint met deze letter?',
  'letter-eind': 'Welk woord eindigt op deze letter?',
  'zoek-letter': 'In welk woord zie je deze letter?',
  letternaam: 'Luister naar de naam. Welke letter is het?',
  'flits-letter': 'Kijk goed. Welke letters zag je?',
  rijm: 'Luister naar het woord. Welk woord rijmt erop?',
  'eerste-klank': 'Luister naar het woord. Welke klank hoor je vooraan?',
  'laatste-klank': 'Luister naar het woord. Welke klank hoor je achteraan?',
  'middelste-klank': 'Luister naar het woord. Welke klank hoor je in het midden?',
  plakken: 'Plak de klanken aan elkaar. Welk woord is het?',
  hakken: 'Hak het woord in klanken. Leg ze op volgorde.',
  'flits-typ': 'Kijk goed. Typ het woord dat je zag.',
  'flits-kies': 'Kijk goed. Welk woord zag je?',
  'woord-plaatje': 'Lees het woord. Welk plaatje hoort erbij?',
  'woord-of-niet': 'Lees het woord. Bestaat het echt?',
  'waar-niet-waar': 'Lees de zin. Is het waar of niet waar?',
  'zin-plaatje': 'Lees de zin. Welk plaatje hoort erbij?',
  'zoek-beeld': 'Lees het briefje. Wie zoek je?',
  'foto-beeld': 'Lees wie er op de foto moet. Zoek dat dier.',
  'huis-beeld': 'Lees hoe het huis eruitziet. Waar moet het pakje heen?',
  boodschap: 'Lees het briefje en kijk wat er ligt. Wat neem je?',
  'zin-antwoord': 'Lees de vraag. Welke zin geeft het antwoord?',
  'zin-herstellen': 'Zet de woorden in de goede volgorde.',
  'zin-verbinden': 'Lees het begin. Hoe gaat het verder?',
  recept: 'Lees het recept. Leg alles op de goede volgorde.',
  route: 'Lees de route. Rijd overal langs, op de goede volgorde.',
  'welk-woord': 'Welk woord past in de zin?',
  'fout-woord': 'Welk woord hoort niet in de zin?',
  'zin-hakken': 'De woorden zitten aan elkaar. Maak ze los.',
  verwijswoord: 'Over wie of wat gaat het gekleurde woord?',
  'tekst-vraag': 'Lees de tekst. Kies daarna het goede antwoord.',
  'tekst-klopt': 'Lees de tekst. Klopt het antwoord?',
  'tekst-deel': 'Lees de tekst. Waar hoort dit bij?',
};

/** How to look or listen again, after a first wrong answer; shown and spoken in place of the rule that reading does not have. */
export const LEESTIPS: Readonly<Record<Leesvorm, string>> = {
  'hoor-letter': 'Luister nog eens en zeg de klank na. Zoek dan de letter.',
  'letter-klank': 'Kijk nog eens goed naar de letter. Luister dan naar elke klank.',
  'letter-begin': 'Zeg elk woord langzaam. Wat hoor je vooraan?',
  'letter-eind': 'Zeg elk woord langzaam. Wat hoor je achteraan?',
  'zoek-letter': 'Bekijk elk woord letter voor letter.',
  'flits-letter': 'Zeg in jezelf welke klanken je zag. Zoek ze daarna.',
  letternaam: 'Luister nog eens. De naam van een letter klinkt anders dan zijn klank.',
  rijm: 'Woorden die rijmen, klinken achteraan hetzelfde. Zeg ze hardop na elkaar.',
  'eerste-klank': 'Zeg het woord heel langzaam. Let op het begin.',
  'laatste-klank': 'Zeg het woord heel langzaam. Let op het eind.',
  'middelste-klank': 'Zeg het woord heel langzaam. Let op het midden.',
  plakken: 'Zeg de klanken steeds sneller achter elkaar. Dan hoor je het woord.',
  hakken: 'Zeg het woord heel langzaam. Leg elke klank neer zodra je hem hoort.',
  'flits-typ': 'Lees het hele woord en zeg het in jezelf. Typ het daarna.',
  'flits-kies': 'Lees het hele woord en zeg het in jezelf. Zoek het daarna.',
  'woord-plaatje': 'Lees het woord nog eens, letter voor letter. Zoek dan het plaatje.',
  'woord-of-niet': 'Lees het woord hardop. Heb je dat woord weleens gehoord?',
  'waar-niet-waar': 'Lees de zin nog eens, woord voor woord. Klopt dat?',
  'zin-plaatje': 'Lees de hele zin nog eens. Kijk bij elk plaatje of het klopt.',
  'zoek-beeld': 'Lees elke zin nog eens. Kijk bij wie alles klopt.',
  'foto-beeld': 'Lees het nog eens, woord voor woord. Kijk bij welk dier alles klopt.',
  'huis-beeld': 'Lees zin voor zin. Kijk bij welk huis alles klopt.',
  boodschap: 'Lees zin voor zin. Kijk telkens of het er ligt.',
  'zin-antwoord': 'Lees de vraag nog eens. Kijk bij elke zin of alles klopt.',
  'zin-herstellen': 'Lees jouw zin hardop. Klinkt hij zoals je praat?',
  'zin-verbinden': 'Lees alles achter elkaar. Past dat bij elkaar?',
  recept: 'Zoek eerst wat vooraan komt. Lees dan zin voor zin of het klopt.',
  route: 'Zoek eerst waar je begint. Lees dan zin voor zin of het klopt.',
  'welk-woord': 'Lees de zin met elk woord een keer. Welke zin klopt?',
  'fout-woord': 'Lees de zin langzaam. Bij welk woord klopt hij niet meer?',
  'zin-hakken': 'Lees langzaam hardop. Waar begint een nieuw woord?',
  verwijswoord: 'Lees ook de zin ervoor. Zet elk antwoord op de plaats van het gekleurde woord.',
  'tekst-vraag': 'Lees de vraag nog eens. Zoek in de tekst waar het staat.',
  'tekst-klopt': 'Zoek in de tekst waar het staat. Staat daar hetzelfde?',
  'tekst-deel': 'Zoek in de tekst waar het staat. Kijk wat ervoor en erna komt.',
};

/** Of a question about a text, by what it asks: a main thought stands nowhere, and what is to be worked out stands in no sentence. */
export const VRAAGTIPS: Readonly<Partial<Record<Leesvraagsoort, string>>> = {
  verbinden: 'Zoek de zinnen die erover gaan. Lees ze na elkaar.',
  afleiden: 'Misschien staat het er niet precies zo. Wat weet je uit de tekst?',
  woordbetekenis: 'Lees de zin met dat woord nog eens. Welk antwoord past in die zin?',
  volgorde: 'Zoek elk antwoord op in de tekst. Wat komt eerst, en wat daarna?',
  hoofdgedachte: 'Denk aan de hele tekst. Welk antwoord past bij alles samen?',
  verwijzen: 'Lees ook de zin die ervoor staat. Over wie of wat gaat het?',
  structuur: 'Lees dat stukje nog eens, en ook wat ervoor en erna staat.',
};

/** What is said of a wrong choice in a word or a sentence: where it differs, or what to do with it. Each is said where the question itself proves it. */
export const KEUZEZINNEN = {
  erin: 'Lees het met jouw antwoord erin:',
  kan: 'Kan dat?',
  blijft: 'Dat woord kan blijven staan. Eén ander woord past niet.',
  vooraan: 'Vooraan stond iets anders.',
  midden: 'In het midden stond iets anders.',
  achteraan: 'Achteraan stond iets anders.',
  plaatjeVooraan: 'Het woord bij dat plaatje is vooraan anders.',
  plaatjeMidden: 'Het woord bij dat plaatje is in het midden anders.',
  plaatjeAchteraan: 'Het woord bij dat plaatje is achteraan anders.',
  nietVooraan: 'Die letter staat wel in dat woord, maar niet vooraan.',
  nietAchteraan: 'Die letter staat wel in dat woord, maar niet achteraan.',
  nietErin: 'Die letter staat niet in dat woord.',
  zelfdeBegin: 'Die woorden beginnen hetzelfde. Rijmen doe je achteraan.',
  andersAchteraan: 'Achteraan klinken die woorden anders.',
  dier: 'Kijk nog eens welk dier het moet zijn.',
  doetDier: 'Kijk nog eens wat het dier doet.',
  hoofdDier: 'Kijk nog eens wat het dier op heeft.',
  dak: 'Kijk nog eens naar het dak.',
  deur: 'Kijk nog eens naar de deur.',
  bij: 'Kijk nog eens wat er bij het huis staat.',
  waar: 'Kijk nog eens waar hij zit.',
  hoofd: 'Kijk nog eens wat hij op heeft.',
  kleur: 'Kijk nog eens naar de kleur.',
  wie: 'Kijk nog eens over wie de zin gaat.',
  rollen: 'Kijk nog eens wie het doet, en bij wie.',
  gebeurt: 'Kijk nog eens wat er gebeurt.',
  plek: 'Kijk nog eens naar de plek.',
  nietOpBriefje: 'Dat staat niet op het briefje.',
  welOpBriefje: 'Dat staat op het briefje. Maar kijk eerst wat er ligt.',
  fruit: 'Dat is fruit.',
  teEten: 'Dat kun je eten.',
  nietTeEten: 'Dat kun je niet eten.',
  juistNiet: 'Dat moet je juist niet nemen.',
  doordat: 'Dat woord zegt dat het een door het ander komt. Is dat zo?',
  tegen: 'Dat woord zegt dat het anders is dan je denkt. Is dat zo?',
  nietSamen: 'Dat kan niet samen met het begin.',
  weer: 'Lees dit nog eens:',
  anderBegin: 'De zin begint met een ander woord.',
  totHier: 'Tot hier klopt het:',
  daarna: 'Kijk wat daarna komt.',
  nogEen: 'In dit stuk begint nog een woord:',
  middenin: 'Hier hakte je midden in een woord:',
};

/* ---- what was laid, cut or typed ---- */

/** With `de` unless told. */
const HET: ReadonlySet<string> = new Set(['ei', 'brood', 'boek', 'spek', 'huis', 'park', 'station']);
export const isHetWoord = (ding: string): boolean => HET.has(ding);
/** @example metLidwoord('huis') // 'het huis' */
export const metLidwoord = (ding: string): string => `${HET.has(ding) ? 'het' : 'de'} ${ding}`;

/** Does this order do what the sentence says? Never where something is not there that has to be. */
export function isVoldaan({ soort, dingen }: Leesregel, orde: readonly string[]): boolean {
  const [x = -1, y = -1, z = -1] = dingen.map((ding) => orde.indexOf(ding));
  if (soort === 'zonder') return x < 0;
  if (dingen.some((ding) => !orde.includes(ding))) return false;
  switch (soort) {
    case 'na':
      return x > y;
    case 'voor':
      return x < y;
    case 'meteen':
      return x === y + 1;
    case 'eerst':
      return x === 0;
    case 'laatst':
      return x === orde.length - 1;
    case 'niet-eerst':
      return x !== 0;
    case 'tussen':
      return Math.min(y, z) < x && x < Math.max(y, z);
  }
}

/** What the order of the child does instead of what this sentence says; '' where something that it names does not lie there. */
function zegBijJou({ soort, dingen }: Leesregel, orde: readonly string[]): string {
  const [x = '', y = '', z = ''] = dingen;
  const [een, ander, derde] = [x, y, z].map(metLidwoord);
  if (soort !== 'zonder' && dingen.some((ding) => !orde.includes(ding))) return '';
  const isEerder = orde.indexOf(x) < orde.indexOf(y);
  switch (soort) {
    case 'zonder':
      return `Bij jou is ${een} er wel bij.`;
    case 'na':
      return `Bij jou komt ${een} voor ${ander}.`;
    case 'voor':
      return `Bij jou komt ${een} na ${ander}.`;
    case 'meteen':
      return isEerder
        ? `Bij jou komt ${een} voor ${ander}.`
        : `Bij jou komt na ${ander} eerst ${metLidwoord(orde[orde.indexOf(y) + 1] ?? '')}.`;
    case 'eerst':
      return `Bij jou komt ${metLidwoord(orde[0] ?? '')} het eerst.`;
    case 'laatst':
      return `Bij jou komt ${metLidwoord(orde.at(-1) ?? '')} het laatst.`;
    case 'niet-eerst':
      return `Bij jou komt ${een} wel het eerst.`;
    case 'tussen':
      return isEerder ? `Bij jou komt ${een} voor ${ander} en voor ${derde}.` : `Bij jou komt ${een} na ${ander} en na ${derde}.`;
  }
}

/** What can be known of an answer that was made: the opgave without what is the same for each of its answers. */
type Maakopgave = Pick<Opgave, 'antwoord' | 'stukken' | 'extra' | 'ookGoed' | 'leesregels'>;

/** So many of these pieces in the order in which they were laid, with spaces between them or not; null where it cannot be told which. */
function gelegdVan(gegeven: string, stukken: readonly string[], n: number): readonly string[] | null {
  if (n === 0) return gegeven === '' ? [] : null;
  for (const stuk of new Set(stukken)) {
    if (!gegeven.startsWith(stuk)) continue;
    const rest = gelegdVan(gegeven.slice(stuk.length).trimStart(), stukken.toSpliced(stukken.indexOf(stuk), 1), n - 1);
    if (rest) return [stuk, ...rest];
  }
  return null;
}
const gelegdIn = ({ stukken = [], extra = [] }: Maakopgave, gegeven: string): readonly string[] =>
  gelegdVan(gegeven.trim(), [...stukken, ...extra], stukken.length) ?? [];

/** The first sentence that does not hold of this order, as it stands there, before it what had to be left. */
function overVolgorde(opgave: Maakopgave, gegeven: string): readonly string[] {
  const orde = gelegdIn(opgave, gegeven);
  if (orde.length === 0) return [];
  const mis = (opgave.leesregels ?? []).filter((regel) => !isVoldaan(regel, orde));
  const regel = mis.find(({ soort }) => soort === 'zonder') ?? mis[0];
  return regel ? [KEUZEZINNEN.weer, regel.zin, zegBijJou(regel, orde)].filter((zin) => zin !== '') : [];
}

/** How many pieces are the same from the first on. */
function gelijkBegin(een: readonly string[], ander: readonly string[]): number {
  const anders = een.findIndex((stuk, n) => stuk !== ander[n]);
  return anders < 0 ? een.length : anders;
}

/** How far it is right. Nothing where another right order goes on longer: the game asks for the first. */
function overZin(opgave: Maakopgave, gegeven: string): readonly string[] {
  const gelegd = gelegdIn(opgave, gegeven);
  const tot = gelijkBegin(gelegd, opgave.stukken ?? []);
  const verder = (opgave.ookGoed ?? []).some((zin) => gelijkBegin(gelegd, zin.split(' ')) > tot);
  if (gelegd.length === 0 || tot === gelegd.length || verder) return [];
  return tot === 0 ? [KEUZEZINNEN.anderBegin] : [KEUZEZINNEN.totHier, gelegd.slice(0, tot).join(' '), KEUZEZINNEN.daarna];
}

const HAK = '·';
/** The first cut that is missing, with the piece that it is missing in, or that is one too many, with what lies on both sides of it. */
function overHak({ antwoord }: Maakopgave, gegeven: string): readonly string[] {
  const [woorden, stukken] = [antwoord.toLowerCase().split(HAK), gegeven.split(HAK)];
  if (stukken.join('').toLowerCase() !== woorden.join('')) return [];
  const tot = gelijkBegin(
    stukken.map((stuk) => stuk.toLowerCase()),
    woorden,
  );
  const [stuk, woord] = [stukken[tot], woorden[tot]];
  if (stuk === undefined || woord === undefined) return [];
  return stuk.length > woord.length ? [KEUZEZINNEN.nogEen, stuk] : [KEUZEZINNEN.middenin, stukken.slice(tot, tot + 2).join(` ${HAK} `)];
}

type Plek = 'vooraan' | 'midden' | 'achteraan';

/** Where it differs: at the begin, else at the end, else between; undefined where it does not, or where there is nothing between. */
function verschilIn(goed: readonly string[], gegeven: readonly string[]): Plek | undefined {
  if (gegeven.length === 0 || goed.length < 2 || goed.join() === gegeven.join()) return undefined;
  if (goed[0] !== gegeven[0]) return 'vooraan';
  return goed.at(-1) === gegeven.at(-1) ? 'midden' : 'achteraan';
}

/** Where the sounds that were laid differ from those of the word: there it is to be said slowly once more. */
function overKlanken(opgave: Maakopgave, gegeven: string): readonly string[] {
  const plek = verschilIn(opgave.stukken ?? [], gelegdIn(opgave, gegeven));
  return plek ? [LEESTIPS[({ vooraan: 'eerste-klank', midden: 'middelste-klank', achteraan: 'laatste-klank' } as const)[plek]]] : [];
}

/** Where what was seen for a moment had other letters. */
function overFlits({ antwoord }: Maakopgave, gegeven: string): readonly string[] {
  const plek = verschilIn([...antwoord.toLowerCase()], [...gegeven.trim().toLowerCase()]);
  return plek ? [KEUZEZINNEN[plek]] : [];
}

const OVER: Readonly<Partial<Record<Leesvorm, (opgave: Maakopgave, gegeven: string) => readonly string[]>>> = {
  recept: overVolgorde,
  route: overVolgorde,
  'zin-herstellen': overZin,
  'zin-hakken': overHak,
  hakken: overKlanken,
  'flits-typ': overFlits,
  'flits-letter': overFlits,
};

/**
 * What is said of an answer that was laid, cut or typed, sentence after sentence; some are of what was read or made, the others are spoken. Empty where
 * nothing is sure of it.
 * @example zegGemaakt('zin-herstellen', { antwoord: 'ik zie een vis.', stukken: ['ik', 'zie', 'een', 'vis.'] }, 'ik een vis. zie')[1] // 'ik'
 */
export const zegGemaakt = (vorm: Leesvorm, opgave: Maakopgave, gegeven: string): readonly string[] => OVER[vorm]?.(opgave, gegeven) ?? [];
