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
      {
        id: 'water-s6',
        vraag: 'Waar zit het water in? Kies de volgorde van de drie teksten.',
        antwoord: 'in een fles, in een pan, in een glas',
        fout: ['in een pan, in een fles, in een glas', 'in een glas, in een pan, in een fles', 'in een fles, in een glas, in een pan'],
        teksten: ['e3-30', 'e3-32', 'e3-33'],
      },
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
      {
        id: 'water-s10',
        vraag: 'Wie of wat drijft er? Kies de volgorde van de drie teksten.',
        antwoord: 'een kat, een eend, een blad',
        fout: ['een eend, een kat, een blad', 'een blad, een eend, een kat', 'een kat, een blad, een eend'],
        teksten: ['m4-16', 'm4-30', 'm4-31'],
      },
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
      {
        id: 'kust-s2',
        vraag: 'Waar is een schelp goed voor? Kies de volgorde van de drie teksten.',
        antwoord: 'om in te wonen, om naar te luisteren, om mee te betalen',
        fout: [
          'om naar te luisteren, om in te wonen, om mee te betalen',
          'om mee te betalen, om naar te luisteren, om in te wonen',
          'om in te wonen, om mee te betalen, om naar te luisteren',
        ],
        teksten: ['m5-09', 'm5-10', 'e5-10'],
      },
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
      {
        id: 'kust-s6',
        vraag: 'Wat kan er met een schelp? Kies de volgorde van de drie teksten.',
        antwoord: 'dichtgaan, breken, meegenomen worden',
        fout: ['breken, dichtgaan, meegenomen worden', 'meegenomen worden, breken, dichtgaan', 'dichtgaan, meegenomen worden, breken'],
        teksten: ['m5-09', 'm5-29', 'm5-31'],
      },
      {
        id: 'kust-s7',
        vraag: 'In welke twee van de drie teksten heeft iets of iemand het zand nodig?',
        antwoord: 'Het hoopje op het strand en De berg die groeit',
        fout: ['Het hoopje op het strand en Dikke banden', 'De berg die groeit en Dikke banden', 'in geen twee van de drie'],
        teksten: ['m5-28', 'm5-30', 'm5-31'],
      },
      {
        id: 'kust-s8',
        vraag: 'Wanneer kan het alleen, volgens alle drie de teksten?',
        antwoord: 'als de zee laag staat',
        fout: ['als er een gids bij is', 'als de zon schijnt', 'als er een vlag staat'],
        teksten: ['e5-09', 'e5-10', 'e5-27'],
      },
      {
        id: 'kust-s9',
        vraag: 'Waar is een schelp goed voor? Kies de volgorde van de drie teksten.',
        antwoord: 'om mee te betalen, om in te wonen, om over te vertellen',
        fout: [
          'om in te wonen, om mee te betalen, om over te vertellen',
          'om over te vertellen, om in te wonen, om mee te betalen',
          'om mee te betalen, om over te vertellen, om in te wonen',
        ],
        teksten: ['e5-10', 'e5-26', 'e5-28'],
      },
      {
        id: 'kust-s10',
        vraag: 'Wat staat er aan het eind van alle drie de teksten?',
        antwoord: 'een idee voor een andere keer',
        fout: ['een reis met de tram', 'een spel met schelpen', 'een wet over liegen'],
        teksten: ['e5-10', 'e5-28', 'e5-29'],
      },
      {
        id: 'kust-s11',
        vraag: 'In welke twee van de drie teksten raapt iemand op wat niet in zee hoort?',
        antwoord: 'Fles zoekt vinder en Van wie is wat aanspoelt?',
        fout: ['Fles zoekt vinder en Het laagste kasteel', 'Van wie is wat aanspoelt? en Het laagste kasteel', 'in geen twee van de drie'],
        teksten: ['m6-e6-10', 'm6-e6-35', 'm6-e6-36'],
      },
      {
        id: 'kust-s12',
        vraag: 'Waarvoor is iets gebouwd? Kies de volgorde van de drie teksten.',
        antwoord: 'om van ver te zien, om te verdwijnen, om vol te lopen',
        fout: [
          'om te verdwijnen, om van ver te zien, om vol te lopen',
          'om vol te lopen, om te verdwijnen, om van ver te zien',
          'om van ver te zien, om vol te lopen, om te verdwijnen',
        ],
        teksten: ['m6-e6-09', 'm6-e6-34', 'm6-e6-36'],
      },
      {
        id: 'kust-s13',
        vraag: 'In welke twee van de drie teksten vindt iemand iets dat van een ander was?',
        antwoord: 'Van wie is wat aanspoelt? en Vinder schrijft terug',
        fout: [
          'De bult die mag verdwijnen en Vinder schrijft terug',
          'De bult die mag verdwijnen en Van wie is wat aanspoelt?',
          'in geen twee van de drie',
        ],
        teksten: ['m6-e6-34', 'm6-e6-35', 'm6-e6-37'],
      },
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
