/** An opgave as it is kept: with what the engine wants to know of it, and without what a browser may not see. */
import type { Opgave } from '@spelrijk/domain/opgave';
import type { BewijsSoort } from '@spelrijk/oefenen/antwoord';

/** An opgave with what only the server needs: why the engine chose this, and by which key it remembers it. */
export interface BewaardeOpgave extends Opgave {
  readonly soort: BewijsSoort;
  /** Absent: the word itself. */
  readonly sleutel?: string;
  /** Chance (0-1) of having it right by the answer that is right most often in its taak; absent: no better than blind. */
  readonly raadkans?: number;
  /** Of a test of a care plan: never a reason to repeat the word. */
  readonly apart?: true;
}

/** The key of an opgave for the engine. */
export const sleutelVan = ({ sleutel, woord }: BewaardeOpgave): string => sleutel ?? woord.woord;

/** What the pupil's browser gets of it. */
export function zonderGeheim(bewaard: BewaardeOpgave): Opgave {
  const { soort: _soort, sleutel: _sleutel, raadkans: _raadkans, apart: _apart, ...opgave } = bewaard;
  return opgave;
}

/** A question to the ear without what has to be written: nothing of the word leaves the server but its sound and its sentence with a gap. */
export function zonderSleutel({ id, vorm, antwoordvorm, audio, woord }: BewaardeOpgave): Opgave {
  const { hulp: _hulp, ...gehoord } = audio;
  const geheim = { woord: '', ipa: '', klankgroepen: [], lettergrepen: [], vorm: '' as const, hoofd: '', knelpunten: [] };
  const zin = woord.zin === undefined ? undefined : metGat(woord.zin, woord.woord);
  return { id, categorie: '', vorm, antwoordvorm, audio: gehoord, antwoord: '', woord: { ...geheim, ...(zin !== undefined && { zin }) } };
}

/** The sentence with a line for the word, wherever it stands; undefined where it would still be seen. */
function metGat(zin: string, woord: string): string | undefined {
  const gat = zin.replaceAll(new RegExp(woord.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), '____');
  return gat === zin ? undefined : gat;
}
