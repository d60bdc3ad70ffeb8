/**
 * Decides: which texts are read together about one theme, in which order, which words return, and what the last task asks of three of them at once.
 * Source: reading several texts about one subject teaches words and what a new text about it says (doi 10.1007/s11145-016-9628-x); own texts, words and questions.
 * Example: (await loadTekstset('water'))?.teksten.length === 18, six of E3, six of M4 and six of E4; who reads M4 gets those of M4.
 */
import { ALLE_LEESNIVEAUS, type Leesniveau } from '@spelrijk/domain/leesvormen';
import { loadTeksten } from '../lezen.ts';
import type { Leestekst } from './tekst.ts';

/** One question that can only be answered with all three texts. */
export interface Slotvraag {
  /** `water-s1`. */
  readonly id: string;
  readonly vraag: string;
  readonly antwoord: string;
  readonly fout: readonly [string, string, string];
  readonly teksten: readonly [string, string, string];
}

type Drie = readonly [string, string, string];

/** What each text says, in the order of the texts. */
const orde = (id: string, vraag: string, [a, b, c]: Drie, teksten: Drie): Slotvraag => ({
  id,
  vraag: `${vraag} Kies de volgorde van de drie teksten.`,
  antwoord: `${a}, ${b}, ${c}`,
  fout: [`${b}, ${a}, ${c}`, `${c}, ${b}, ${a}`, `${a}, ${c}, ${b}`],
  teksten,
});

/** Of which two of them it is true: the first two titles that are given. */
const twee = (id: string, wat: string, [a, b, c]: Drie, teksten: Drie): Slotvraag => ({
  id,
  vraag: `In welke twee van de drie teksten ${wat}?`,
  antwoord: `${a} en ${b}`,
  fout: [`${a} en ${c}`, `${c} en ${b}`, 'in geen twee van de drie'],
  teksten,
});

interface Thema {
  readonly naam: string;
  /** Come back in at least three texts. */
  readonly woorden: readonly string[];
  readonly slot: readonly Slotvraag[];
}

const THEMAS: Readonly<Record<string, Thema>> = {
  water: {
    naam: 'Water',
    woorden: ['druppel', 'wolk', 'zon', 'koud', 'water'],
    slot: [
      {
        id: 'water-s1',
        vraag: 'Waardoor gaat het water in alle drie de teksten omhoog?',
        antwoord: 'door de warmte',
        fout: ['door de wind', 'door de kou', 'door een kraan'],
        teksten: ['e3-12', 'm4-12', 'e4-10'],
      },
      {
        id: 'water-s2',
        vraag: 'Hoe is het hoog in de lucht, volgens alle drie de teksten?',
        antwoord: 'koud',
        fout: ['warm', 'stil', 'droog'],
        teksten: ['m4-12', 'e4-09', 'e4-10'],
      },
      {
        id: 'water-s3',
        vraag: 'Hoe komt het water weer naar beneden? Kies de volgorde van de drie teksten.',
        antwoord: 'als druppel, als hagel, als sneeuw',
        fout: ['als hagel, als sneeuw, als druppel', 'als sneeuw, als druppel, als hagel', 'als druppel, als sneeuw, als hagel'],
        teksten: ['e3-12', 'e4-09', 'e4-10'],
      },
      {
        id: 'water-s4',
        vraag: 'In welke van de drie teksten houdt iemand niet van water?',
        antwoord: 'De boot van karton',
        fout: ['Van ei tot kikker', 'De druppel', 'in geen van de drie'],
        teksten: ['e3-11', 'e3-12', 'm4-16'],
      },
      {
        id: 'water-s5',
        vraag: 'Wat doet de zon in alle drie de teksten?',
        antwoord: 'Hij maakt iets warm.',
        fout: ['Hij gaat onder.', 'Hij maakt iets nat.', 'Hij schijnt in een raam.'],
        teksten: ['e3-12', 'e3-30', 'e3-31'],
      },
      orde('water-s6', 'Waar zit het water in?', ['in een fles', 'in een pan', 'in een glas'], ['e3-30', 'e3-32', 'e3-33']),
      {
        id: 'water-s7',
        vraag: 'In welke van de drie teksten zweeft een druppel vlak boven de grond?',
        antwoord: 'In de mist',
        fout: ['De druppel', 'Een lek in de tent', 'in geen van de drie'],
        teksten: ['e3-12', 'e3-31', 'e3-32'],
      },
      {
        id: 'water-s8',
        vraag: 'Wat gebeurt er in alle drie de teksten?',
        antwoord: 'Iets wordt iets anders.',
        fout: ['Iemand valt in een sloot.', 'Er komt een dier uit een ei.', 'Iemand maakt een pop.'],
        teksten: ['e3-11', 'e3-12', 'e3-30'],
      },
      {
        id: 'water-s9',
        vraag: 'Wat is er ergens in alle drie de teksten?',
        antwoord: 'iets dat koud is',
        fout: ['iets dat lekt', 'iets dat brandt', 'iets dat zingt'],
        teksten: ['m4-12', 'm4-31', 'm4-33'],
      },
      orde('water-s10', 'Wie of wat drijft er?', ['een kat', 'een eend', 'een blad'], ['m4-16', 'm4-30', 'm4-31']),
      {
        id: 'water-s11',
        vraag: 'Wat zegt tik in alle drie de teksten?',
        antwoord: 'water dat valt',
        fout: ['ijs dat breekt', 'een klok aan de muur', 'een stok op een steen'],
        teksten: ['m4-12', 'm4-32', 'm4-33'],
      },
      {
        id: 'water-s12',
        vraag: 'In welke twee van de drie teksten wordt iemand nat die dat niet wil?',
        antwoord: 'De boot van karton en Grappen in de regen',
        fout: ['De boot van karton en De eend en zijn jas', 'De eend en zijn jas en Grappen in de regen', 'in geen twee van de drie'],
        teksten: ['m4-16', 'm4-30', 'm4-33'],
      },
      {
        id: 'water-s13',
        vraag: 'Waar komt het water vandaan in alle drie de teksten?',
        antwoord: 'uit een wolk',
        fout: ['uit een put', 'uit een meer', 'uit de zee'],
        teksten: ['e4-09', 'e4-33', 'e4-34'],
      },
      {
        id: 'water-s14',
        vraag: 'Wat gebeurt er met water? Kies de volgorde van de drie teksten.',
        antwoord: 'het wordt ijs, het wordt damp, het zakt in de grond',
        fout: [
          'het wordt damp, het wordt ijs, het zakt in de grond',
          'het zakt in de grond, het wordt damp, het wordt ijs',
          'het wordt ijs, het zakt in de grond, het wordt damp',
        ],
        teksten: ['e4-09', 'e4-10', 'e4-34'],
      },
      {
        id: 'water-s15',
        vraag: 'In welke twee van de drie teksten zegt iemand ik over zichzelf, de hele tekst door?',
        antwoord: 'Groeten van een druppel en Laat het regenen!',
        fout: [
          'Groeten van een druppel en De ton van meneer Maes',
          'De ton van meneer Maes en Laat het regenen!',
          'in geen twee van de drie',
        ],
        teksten: ['e4-10', 'e4-33', 'e4-35'],
      },
      {
        id: 'water-s16',
        vraag: 'Wat zie je op een warme dag? Kies de volgorde van de drie teksten.',
        antwoord: 'ijs uit de lucht, een beestje op de sloot, slappe tomaten',
        fout: [
          'een beestje op de sloot, ijs uit de lucht, slappe tomaten',
          'slappe tomaten, een beestje op de sloot, ijs uit de lucht',
          'ijs uit de lucht, slappe tomaten, een beestje op de sloot',
        ],
        teksten: ['e4-09', 'e4-32', 'e4-33'],
      },
    ],
  },
  kust: {
    naam: 'De kust',
    woorden: ['zee', 'kust', 'schelp', 'water'],
    slot: [
      {
        id: 'kust-s1',
        vraag: 'Wat doet de zee in alle drie de teksten?',
        antwoord: 'Hij zakt en hij stijgt weer.',
        fout: ['Hij neemt een stuk land weg.', 'Hij wordt kouder en ruwer.', 'Hij spoelt iets op het strand.'],
        teksten: ['m5-09', 'e5-09', 'e5-10'],
      },
      orde(
        'kust-s2',
        'Waar is een schelp goed voor?',
        ['om in te wonen', 'om naar te luisteren', 'om mee te betalen'],
        ['m5-09', 'm5-10', 'e5-10'],
      ),
      {
        id: 'kust-s3',
        vraag: 'Hoe krijgt iemand iets te weten van ver weg? Kies de volgorde van de drie teksten.',
        antwoord: 'met geluid, met licht, met een brief',
        fout: ['met licht, met een brief, met geluid', 'met een brief, met geluid, met licht', 'met geluid, met een brief, met licht'],
        teksten: ['m5-10', 'm6-e6-09', 'm6-e6-10'],
      },
      {
        id: 'kust-s4',
        vraag: 'In welke twee van de drie teksten lees je hoe het lang geleden ging?',
        antwoord: 'Vissen vanaf een paard en De toren die knipoogt',
        fout: ['Vissen vanaf een paard en Fles zoekt vinder', 'De toren die knipoogt en Fles zoekt vinder', 'in geen twee van de drie'],
        teksten: ['e5-09', 'm6-e6-09', 'm6-e6-10'],
      },
      {
        id: 'kust-s5',
        vraag: 'Wat doet het water in alle drie de teksten?',
        antwoord: 'Het stijgt en het zakt.',
        fout: ['Het wordt langzaam warmer.', 'Het spoelt iets glad.', 'Het breekt een schelp.'],
        teksten: ['m5-09', 'm5-28', 'm5-29'],
      },
      orde('kust-s6', 'Wat kan er met een schelp?', ['dichtgaan', 'breken', 'meegenomen worden'], ['m5-09', 'm5-29', 'm5-31']),
      twee(
        'kust-s7',
        'heeft iets of iemand het zand nodig',
        ['Het hoopje op het strand', 'De berg die groeit', 'Dikke banden'],
        ['m5-28', 'm5-30', 'm5-31'],
      ),
      {
        id: 'kust-s8',
        vraag: 'Wanneer kan het alleen, volgens alle drie de teksten?',
        antwoord: 'als de zee laag staat',
        fout: ['als er een gids bij is', 'als de zon schijnt', 'als er een vlag staat'],
        teksten: ['e5-09', 'e5-10', 'e5-27'],
      },
      orde(
        'kust-s9',
        'Waar is een schelp goed voor?',
        ['om mee te betalen', 'om in te wonen', 'om over te vertellen'],
        ['e5-10', 'e5-26', 'e5-28'],
      ),
      {
        id: 'kust-s10',
        vraag: 'Wat staat er aan het eind van alle drie de teksten?',
        antwoord: 'een idee voor een andere keer',
        fout: ['een reis met de tram', 'een spel met schelpen', 'een wet over liegen'],
        teksten: ['e5-10', 'e5-28', 'e5-29'],
      },
      twee(
        'kust-s11',
        'raapt iemand op wat niet in zee hoort',
        ['Fles zoekt vinder', 'Van wie is wat aanspoelt?', 'Het laagste kasteel'],
        ['m6-e6-10', 'm6-e6-35', 'm6-e6-36'],
      ),
      orde(
        'kust-s12',
        'Waarvoor is iets gebouwd?',
        ['om van ver te zien', 'om te verdwijnen', 'om vol te raken'],
        ['m6-e6-09', 'm6-e6-34', 'm6-e6-36'],
      ),
      twee(
        'kust-s13',
        'vindt iemand iets dat van een ander was',
        ['Van wie is wat aanspoelt?', 'Vinder schrijft terug', 'De bult die mag verdwijnen'],
        ['m6-e6-34', 'm6-e6-35', 'm6-e6-37'],
      ),
    ],
  },
  nacht: {
    naam: 'De nacht',
    woorden: ['nacht', 'donker', 'licht', 'maan'],
    slot: [
      orde('nacht-s1', 'Wat geeft er licht?', ['een kaars', 'een kever', 'een vlam van olie'], ['m6-e6-28', 'm6-e6-38', 'm6-e6-39']),
      orde(
        'nacht-s2',
        'Waarom is iemand wakker?',
        ['om gezien te worden', 'om te werken', 'van verdriet'],
        ['m6-e6-38', 'm6-e6-40', 'm6-e6-42'],
      ),
      twee(
        'nacht-s3',
        'praat of schrijft de een tegen de ander',
        ['De maan belt de zon', 'Aan wie boven mij woont', 'Tweeduizend palen'],
        ['m6-e6-39', 'm6-e6-41', 'm6-e6-42'],
      ),
      orde(
        'nacht-s4',
        'Wat vangt er wat op?',
        ['oren geluid', 'een camera licht', 'een rol sterren'],
        ['m7-e7-30', 'm7-e7-31', 'm7-e7-34'],
      ),
      {
        id: 'nacht-s5',
        vraag: 'Waar gaan alle drie de teksten over?',
        antwoord: 'slapen of juist niet slapen',
        fout: ['lezen in bed', 'een verjaardag vieren', 'dromen die nuttig zijn'],
        teksten: ['m7-e7-04', 'm7-e7-32', 'm7-e7-33'],
      },
      twee(
        'nacht-s6',
        'krijg je raad om de hemel te bekijken',
        ['Gordijnen van licht', 'Meet hoe donker het is', 'Nog een half uur'],
        ['m7-e7-31', 'm7-e7-33', 'm7-e7-34'],
      ),
      {
        id: 'nacht-s7',
        vraag: 'Waar kijken mensen in alle drie de teksten naar?',
        antwoord: 'omhoog, naar de hemel',
        fout: ['omlaag, naar hun schoenen', 'vooruit, naar de bomen', 'opzij, naar een raam'],
        teksten: ['plus-14', 'plus-29', 'plus-31'],
      },
      orde(
        'nacht-s8',
        'Wat komt er van iets nieuws?',
        ['mensen staan samen stil', 'mensen slapen anders', 'iemand raakt zijn werk kwijt'],
        ['plus-22', 'plus-28', 'plus-30'],
      ),
      twee(
        'nacht-s9',
        'zie je door lampen minder aan de hemel',
        ['Geef ons het donker terug', 'De avond dat alles uitging', 'Twee keer slapen'],
        ['plus-14', 'plus-28', 'plus-31'],
      ),
    ],
  },
};

export const THEMANAMEN: readonly string[] = Object.keys(THEMAS);

export interface Tekstset extends Thema {
  readonly id: string;
  /** The easiest first: two or six of each of three neighbouring levels. */
  readonly teksten: readonly Leestekst[];
}

/** Undefined: there is no such theme. */
export async function loadTekstset(id: string): Promise<Tekstset | undefined> {
  const thema = Object.hasOwn(THEMAS, id) ? THEMAS[id] : undefined;
  if (!thema) return undefined;
  const alle = await Promise.all(ALLE_LEESNIVEAUS.map(loadTeksten));
  return { id, ...thema, teksten: alle.flat().filter((tekst) => tekst.thema === id) };
}

/** So many texts of a theme a child reads. */
const SETGROOTTE = 6;

/** The texts of a theme that lie nearest to what a child reads by itself, in their order; of two levels as far away the easier one. Of a level all or none, when there are six of it. */
export function chooseTeksten({ teksten }: Pick<Tekstset, 'teksten'>, niveau: Leesniveau): readonly Leestekst[] {
  const ver = (tekst: Leestekst): number => Math.abs(ALLE_LEESNIVEAUS.indexOf(tekst.niveau) - ALLE_LEESNIVEAUS.indexOf(niveau));
  const dichtbij = new Set(teksten.toSorted((a, b) => ver(a) - ver(b)).slice(0, SETGROOTTE));
  return teksten.filter((tekst) => dichtbij.has(tekst));
}

/** What was set ready before there were six of a level: the first two of each. */
export function eersteTeksten({ teksten }: Pick<Tekstset, 'teksten'>): readonly Leestekst[] {
  return teksten.filter((tekst, nr) => teksten.slice(0, nr).filter(({ niveau }) => niveau === tekst.niveau).length < 2);
}

/** The last questions that can be answered with these texts. */
export const slotVan = ({ slot }: Pick<Tekstset, 'slot'>, teksten: readonly Pick<Leestekst, 'id'>[]): readonly Slotvraag[] =>
  slot.filter((vraag) => vraag.teksten.every((een) => teksten.some(({ id }) => id === een)));
