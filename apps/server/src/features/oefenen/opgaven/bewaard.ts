/** An opgave as it is kept: with what the engine wants to know of it, and without what a browser may not see. */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { BewijsSoort } from '@spelrijk/oefenen/antwoord';
import { createVerrader } from './woordfamilie.ts';

/** An opgave with what only the server needs: why the engine chose this, and by which key it remembers it. */
export interface BewaardeOpgave extends Opgave {
  readonly soort: BewijsSoort;
  /** Absent: the word itself. */
  readonly sleutel?: string;
  /** Chance (0-1) of having it right by the answer that is right most often in its taak; absent: no better than blind. */
  readonly raadkans?: number;
  /** Of a test of a care plan: never a reason to repeat the word. */
  readonly apart?: true;
  /** Of a test: its sentence shows a word that the same test asks elsewhere, or a form of one. */
  readonly verraadt?: true;
}

/** The key of an opgave for the engine. */
export const sleutelVan = ({ sleutel, woord }: BewaardeOpgave): string => sleutel ?? woord.woord;

/** What the pupil's browser gets of it. */
export function zonderGeheim(bewaard: BewaardeOpgave): Opgave {
  const { soort: _soort, sleutel: _sleutel, raadkans: _raadkans, apart: _apart, verraadt: _verraadt, ...opgave } = bewaard;
  return opgave;
}

/** Of what is never dictated: without its question nobody knows what is meant. */
const TE_LEZEN: ReadonlySet<Oefenvorm> = new Set(['vorm-veranderen', 'fout-verbeteren']);
/** What is written short, without its sentence. */
const KORT = /___ \(kort: [^)]*\)/;

/**
 * A question without what has to be written: nothing of the word leaves the server but its sound and its sentence with a gap, or, of what is not
 * dictated, what is asked in that sentence.
 */
export function zonderSleutel({ id, vorm, antwoordvorm, audio, woord, verraadt, vraag }: BewaardeOpgave): Opgave {
  const { hulp: _hulp, ...gehoord } = audio;
  const geheim = { woord: '', ipa: '', klankgroepen: [], lettergrepen: [], vorm: '' as const, hoofd: '', knelpunten: [] };
  if (vraag !== undefined && TE_LEZEN.has(vorm))
    return {
      id,
      categorie: '',
      vorm,
      antwoordvorm,
      audio: gehoord,
      antwoord: '',
      woord: geheim,
      vraag: (verraadt && KORT.exec(vraag)?.[0]) || vraag,
    };
  const zin = woord.zin === undefined || verraadt ? undefined : metGat(woord.zin, woord.woord);
  return { id, categorie: '', vorm, antwoordvorm, audio: gehoord, antwoord: '', woord: { ...geheim, ...(zin !== undefined && { zin }) } };
}

/** Words of a sentence. */
const WOORDEN = /(?<![\p{L}'’_-])[\p{L}'’-]+/gu;

const letterlijk = (tekst: string): string => tekst.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentence with a line for the word, wherever it stands; undefined where it would still be seen. */
function metGat(zin: string, woord: string): string | undefined {
  const gat = zin.replaceAll(new RegExp(letterlijk(woord), 'giu'), '____');
  return gat === zin ? undefined : gat;
}

/**
 * The words of one test: a sentence that shows another of them, one of `ook`, or a form of one is heard and not shown. Else a child reads how `viel` is
 * written in the sentence of another word, and the d of `hond` in a sentence with `honden`.
 */
export function zonderVerraad(opgaven: readonly BewaardeOpgave[], ook: readonly string[] = []): BewaardeOpgave[] {
  const gevraagd = [...new Set([...opgaven.map(({ woord }) => woord.woord), ...ook])].filter((woord) => woord !== '');
  if (gevraagd.length === 0) return [...opgaven];
  const verraadt = createVerrader(gevraagd);
  // A spelling of two words, or with a sign in it, stands in a sentence as it is.
  const heel = new RegExp(`(?<![\\p{L}'’-])(?:${gevraagd.map(letterlijk).join('|')})(?![\\p{L}'’-])`, 'iu');
  return opgaven.map((opgave) => {
    const { woord, zin } = opgave.woord;
    const gat = zin === undefined ? undefined : metGat(zin, woord);
    const isTeZien = gat !== undefined && (heel.test(gat) || (gat.match(WOORDEN) ?? []).some(verraadt));
    return isTeZien ? { ...opgave, verraadt: true } : opgave;
  });
}
