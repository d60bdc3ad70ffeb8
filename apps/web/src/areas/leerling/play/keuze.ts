/** What was chosen, said as a choice: between which two, and whether the difference can be heard. */
import type { Regio } from '@spelrijk/domain/admin';
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import { showGatWoord } from '@spelrijk/game-kit/run';
import { diagnoseGetypt } from '@spelrijk/taal/getypt';
import { explainKeuze, noemKeuze, pronounceKeuze, type Gekozen } from '@spelrijk/taal/uitleg';
import type { Uitleg } from './host.ts';
import { hasSpan, SIGN_AT } from './judge.ts';
import { sportFor, tempoFor, type Hulptempo, type Sport } from './ladder.ts';
import { schrijfstukVan } from './schrijf.ts';

export interface Keuze {
  /** The word without the letters that decide. */
  readonly woord: string;
  /** The two in the order in which they were offered, so that it does not tell which is right. */
  readonly een: string;
  readonly ander: string;
  /** Their sounds, where the word would sound different with the other one. */
  readonly klanken: readonly [string, string] | null;
}

/** Of a sentence the words beside the gap say enough. */
function aroundGat(opgave: Opgave, { start, end }: { readonly start: number; readonly end: number }): string {
  const stuk = schrijfstukVan(opgave);
  return showGatWoord(
    { ...opgave, woord: { ...opgave.woord, woord: stuk.tekst }, gat: { start: start - stuk.start, end: end - stuk.start } },
    false,
  );
}

/** Which sound of a word was heard: between which two, with the word around it, where each can be heard. */
function klankkeuze({ vorm, keuzes = [], antwoord, gehoord, audio }: Opgave, gegeven: string): Keuze | null {
  const at = vorm.endsWith('-klank') && gehoord !== undefined ? (SIGN_AT[vorm]?.(gehoord, antwoord) ?? -1) : -1;
  const [een, ander] = keuzes.filter((keuze) => keuze === gegeven || keuze === antwoord);
  const [a, b] = [een, ander].map((keuze) => audio.keuzes?.[keuze ?? '']);
  if (at < 0 || gehoord === undefined || een === undefined || ander === undefined || a === undefined || b === undefined) return null;
  return { woord: `${gehoord.slice(0, at)}__${gehoord.slice(at + antwoord.length)}`, een, ander, klanken: [a, b] };
}

/** Null where no letters of a word were chosen, or the choice was right. Without sound nobody is asked what is heard. */
export function keuzeOf(opgave: Opgave, gegeven: string, sound = true): Keuze | null {
  const { keuzes, gat, antwoord, audio } = opgave;
  if (sound && opgave.gehoord !== undefined && gegeven !== antwoord) return klankkeuze(opgave, gegeven);
  if (!keuzes || !gat || gegeven === antwoord || !keuzes.includes(gegeven)) return null;
  const [een, ander] = keuzes.filter((keuze) => keuze === gegeven || keuze === antwoord);
  if (een === undefined || ander === undefined) return null;
  const [a, b] = [audio.keuzes?.[een], audio.keuzes?.[ander]];
  // Nobody hears a sign: of Alex' there is nothing to hear, whatever a voice makes of it with an s.
  const isTeken = [een, ander].some((keuze) => noemKeuze(keuze) !== keuze);
  const hoorbaar = sound && !isTeken && audio.keuzes?.[gegeven] !== undefined && a !== undefined && b !== undefined;
  return { woord: aroundGat(opgave, gat), een: noemKeuze(een), ander: noemKeuze(ander), klanken: hoorbaar ? [a, b] : null };
}

/** What the child did: where reading is asked, stops, ingredients and sounds are picked one after the other, and nothing is written. */
export function deedVan({ antwoordvorm, keuzes, vorm }: Opgave, typt: boolean): 'jijKoos' | 'jijHakte' | 'jijSchreef' {
  if (keuzes && !typt) return 'jijKoos';
  if (antwoordvorm === 'SPLIT') return 'jijHakte';
  return antwoordvorm === 'VOLG' && isLeesvorm(vorm) ? 'jijKoos' : 'jijSchreef';
}

const SPELKEUZE: ReadonlySet<Opgave['vorm']> = new Set(['ontbrekend-grafeem', 'kies', 'sorteren']);

/** Are letters or spellings chosen, so that a wrong one is a misspelling? */
export const isSpelkeuze = ({ vorm, keuzes, zinsvraag, regelvraag }: Opgave): boolean =>
  keuzes !== undefined && SPELKEUZE.has(vorm) && zinsvraag === undefined && regelvraag === undefined;

/** Of two the other one is right: who is told where to look has nothing left to find. */
export const isOfOf = (opgave: Opgave): boolean => isSpelkeuze(opgave) && opgave.keuzes?.length === 2;

/** Another sign than was asked, and good Dutch: that is said at once, for there is no place to be looked at. */
const isAnderTeken = ({ afwijkingen, geenBewijs }: Uitleg['oordeel']['diagnose']): boolean =>
  geenBewijs && afwijkingen.some(({ label }) => label === 'puntkomma');

/** Has the child a place to look at? Not where a rule, a word or a picture was chosen, nor where a word was cut or one of two taken. */
const hasPlek = ({ opgave, oordeel }: Uitleg): boolean =>
  !isLeesvorm(opgave.vorm) &&
  !isOfOf(opgave) &&
  !isAnderTeken(oordeel.diagnose) &&
  opgave.antwoordvorm !== 'SPLIT' &&
  hasSpan(opgave, oordeel.diagnose);

/** The rung on which the explanation of this mistake begins. */
export const firstSport = (uitleg: Uitleg, tempo: Hulptempo): Sport => sportFor(uitleg.poging, tempoFor(tempo, hasPlek(uitleg)));

const gekozenVan = ({ opgave: { antwoord, keuzes = [], categorie, gat }, oordeel, poging }: Uitleg): Gekozen => ({
  antwoord,
  gekozen: oordeel.gegeven,
  open: keuzes.length - (((poging - 1) % 3) + 1) > 1,
  categorie,
  start: gat?.start,
});

const foutVan = ({ opgave: { woord }, oordeel: { geschreven } }: Uitleg, regio: Regio) => ({
  doel: woord,
  getypt: geschreven,
  diagnose: diagnoseGetypt(woord, geschreven),
  regio,
});

/** Why what was chosen is not it; '' where that cannot be said before the answer. */
export const waaromNiet = (uitleg: Uitleg, regio: Regio): string =>
  isSpelkeuze(uitleg.opgave) ? explainKeuze(foutVan(uitleg, regio), gekozenVan(uitleg)) : '';

/** The same in pieces to say. */
export const pronounceWaarom = (uitleg: Uitleg, regio: Regio, isVast: (tekst: string) => boolean): ReturnType<typeof pronounceKeuze> =>
  pronounceKeuze(foutVan(uitleg, regio), gekozenVan(uitleg), isVast);
