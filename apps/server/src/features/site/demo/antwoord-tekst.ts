/** What a simulated child puts down: the right answer, a real misspelling of the knelpunt it got wrong, or a guess. */
import type { Random } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { KindAntwoord } from '@spelrijk/oefenen/simulatie';
import { createAfleiders } from '@spelrijk/taal/generate';
import { splitGrafemen } from '@spelrijk/taal/grafemen';

const SPLITS = '·';

/** One sign left out, not the first: the most common slip that breaks no rule. */
function letterWeg(woord: string, random: Random): string {
  const tekens = splitGrafemen(woord);
  if (tekens.length < 2) return `${woord}${woord}`;
  const weg = 1 + random.below(tekens.length - 1);
  return tekens.filter((_, i) => i !== weg).join('');
}

function verkeerdGespeld({ woord }: Opgave, antwoord: KindAntwoord, random: Random): string {
  const mis = antwoord.knelpunten.find(({ goed }) => !goed)?.categorie;
  const afleiders = mis === undefined ? [] : createAfleiders(woord, mis);
  return afleiders.length > 0 ? random.pick(afleiders) : letterWeg(woord.woord, random);
}

function verkeerdGesplitst({ woord, antwoord }: Opgave, random: Random): string {
  const geschreven = woord.lettergrepen.join(SPLITS);
  if (geschreven !== antwoord) return geschreven;
  const { woord: letters } = woord;
  const knippen = Array.from({ length: letters.length - 1 }, (_, i) => `${letters.slice(0, i + 1)}${SPLITS}${letters.slice(i + 1)}`);
  return random.pick(knippen.filter((knip) => knip !== antwoord));
}

/** Keys hit without looking. */
const RIJ = ['a', 's', 'd', 'f', 'j', 'k', 'l'];
const geklets = (random: Random): string => Array.from({ length: 2 + random.below(4) }, () => random.pick(RIJ)).join('');

/** Can this be laid with these pieces, each used once at most? */
const teLeggen = (tekst: string, stukken: readonly string[]): boolean =>
  tekst === '' ||
  stukken.some((stuk, i) => stuk !== '' && tekst.startsWith(stuk) && teLeggen(tekst.slice(stuk.length), stukken.toSpliced(i, 1)));

/** With pieces only what lies there can be laid: else two of them change places. */
function verkeerdGelegd({ antwoord, stukken = [], extra = [], ookGoed = [] }: Opgave, gedacht: string): string {
  if (teLeggen(gedacht, [...stukken, ...extra])) return gedacht;
  const tussen = antwoord.includes(' ') ? ' ' : '';
  const gewisseld = stukken.slice(1).map((stuk, i) => stukken.toSpliced(i, 2, stuk, stukken[i] ?? '').join(tussen));
  return gewisseld.findLast((orde) => orde !== antwoord && !ookGoed.includes(orde)) ?? gedacht;
}

function fout(opgave: Opgave, antwoord: KindAntwoord, random: Random): string {
  const { antwoordvorm, keuzes = [] } = opgave;
  if (keuzes.length > 1) return random.pick(keuzes.filter((keuze) => keuze !== opgave.antwoord));
  if (antwoordvorm === 'SPLIT') return verkeerdGesplitst(opgave, random);
  const gedacht = antwoord.gokte ? geklets(random) : verkeerdGespeld(opgave, antwoord, random);
  return antwoordvorm === 'VOLG' ? verkeerdGelegd(opgave, gedacht) : gedacht;
}

export const antwoordTekst = (opgave: Opgave, antwoord: KindAntwoord, random: Random): string =>
  antwoord.goed ? opgave.antwoord : fout(opgave, antwoord, random);
