/**
 * Decides: which texts are read together about one theme, in which order, which words return, and what the last task asks of three of them at once.
 * Source: reading several texts about one subject teaches words and what a new text about it says (doi 10.1007/s11145-016-9628-x); own texts, words and questions.
 * Example: (await loadTekstset('water'))?.teksten.length === 6, from E3 to E4.
 */
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
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
    ],
  },
};

export const THEMANAMEN: readonly string[] = Object.keys(THEMAS);

export interface Tekstset extends Thema {
  readonly id: string;
  /** The easiest first. */
  readonly teksten: readonly Leestekst[];
}

/** Undefined: there is no such theme. */
export async function loadTekstset(id: string): Promise<Tekstset | undefined> {
  const thema = Object.hasOwn(THEMAS, id) ? THEMAS[id] : undefined;
  if (!thema) return undefined;
  const alle = await Promise.all(ALLE_LEESNIVEAUS.map(loadTeksten));
  return { id, ...thema, teksten: alle.flat().filter((tekst) => tekst.thema === id) };
}
