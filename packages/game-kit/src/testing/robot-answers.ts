/** How a child of some skill answers in each of the ways that the kit plays: choosing, pointing, writing, laying, shooting, cutting. */
import type { GameInput, Manier } from '../contract/game.ts';
import { findLoose, isDoneLaying, looseStukken } from '../mechanics/leggen/leggen.ts';
import type { Leggend } from '../mechanics/leggen/leggen.ts';
import { findStuk, isOrdering, schijfToCopy, stands } from '../mechanics/schieten/schieten.ts';
import type { Schietend } from '../mechanics/schieten/schieten.ts';
import { toggleSnede } from '../mechanics/split/snede.ts';
import type { Cutting } from '../mechanics/split/snijden.ts';
import { isWritten } from '../run/answering.ts';
import type { Answering } from '../run/answering.ts';
import { chance } from '../run/chance.ts';
import type { Choosing } from '../run/choosing.ts';
import type { Pointing } from '../run/pointing.ts';
import { currentOpgave, isGuided } from '../run/run.ts';
import { isFull } from '../run/vakken.ts';
import { voorbeeldOf } from '../run/writing.ts';
import type { Writing } from '../run/writing.ts';
import { chooseLetter, pickFoutPlek, wantsRight } from './robot.ts';

/** What a child of this skill chooses; it never waits. */
export function robotPoints(state: Pointing, skill: number, soort = 'optie'): GameInput {
  const { opties, weg } = state;
  const antwoord = currentOpgave(state.run)?.antwoord ?? '';
  const wrong = opties.find((optie) => optie !== antwoord && !weg.includes(optie));
  return { soort: 'kies', pick: `${soort}:${opties.indexOf(wantsRight(state, skill) ? antwoord : (wrong ?? antwoord))}` };
}

/** What a child of this skill does. */
export const robotAnswers = (state: Answering, skill: number, manier?: Manier, soort?: string): GameInput =>
  isWritten(state) ? robotWrites(state, skill, manier) : robotPoints(state, skill, soort);

/** The number of the option that a child of this skill means to choose. */
export function robotChooses(state: Choosing, skill: number): number {
  const antwoord = currentOpgave(state.run)?.antwoord ?? '';
  const keus = wantsRight(state, skill) ? antwoord : (state.opties.find((optie) => optie !== antwoord) ?? antwoord);
  return state.opties.indexOf(keus);
}

/** What a child of this skill types next; it is ready when it has as many letters as the word. */
export function robotWrites(state: Writing, skill: number, manier?: Manier): GameInput {
  const { doel, inhoud } = state.vakken;
  if (isFull(state.vakken)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  return { soort: 'letter', letter: chooseLetter(state, { doel, plek: inhoud.length, skill, getoond: voorbeeldOf(state) !== null }) };
}

/** The cuts that a child of this skill means to make: the right ones, or one too many or too few. */
export function robotSneden(state: Cutting, skill: number): readonly number[] {
  const { letters, goed } = state;
  const fout = 1 + Math.floor(chance(state.kans, 9 + state.run.rij.length) * Math.max(1, letters.length - 1));
  return wantsRight(state, skill) || letters.length < 2 ? goed : toggleSnede(goed, fout);
}

/** What a child of this skill does with the cuts; null when they are as it wants them. */
export function robotCuts(state: Cutting, skill: number, manier?: Manier, metKnoppen = false): GameInput | null {
  const { letters, plek } = state;
  const wens = robotSneden(state, skill);
  const anders = letters.findIndex((_, gat) => wens.includes(gat) !== state.sneden.includes(gat));
  if (anders < 0) return null;
  const kant = anders < plek ? 'links' : 'rechts';
  if (manier === 'aanraken') return { soort: 'kies', pick: !metKnoppen ? `snee:${anders}` : anders === plek ? 'knip' : kant };
  return anders === plek ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: kant, ingedrukt: true };
}

/** What a child of this skill does: lays the right piece, except at the place where it goes wrong. */
export function robotLays(state: Leggend, skill: number, manier?: Manier): GameInput {
  if (isDoneLaying(state)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const los = looseStukken(state);
  const { doel, inhoud } = state.vakken;
  const right = findLoose(los, doel[inhoud.length]);
  const wrong = !wantsRight(state, skill) && inhoud.length === pickFoutPlek(state, doel.length) && !isGuided(state.run);
  const other = wrong ? los.find(({ stuk }) => stuk !== doel[inhoud.length])?.id : undefined;
  const id = other ?? right ?? los[0]?.id ?? -1;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `stuk:${id}` };
  return { soort: 'richting', richting: state.keus === id ? 'op' : 'rechts', ingedrukt: true };
}

/** What a child of this skill does next with the targets; null while a shot is on its way. */
export function robotShoots(state: Schietend, skill: number, manier?: Manier): GameInput | null {
  if (state.schot !== null) return null;
  const raakt = isOrdering(state) ? robotChoosesStuk(state, skill) : robotChooses(state, skill);
  if (raakt === 'klaar') return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  if (raakt === 'terug') return manier === 'aanraken' ? { soort: 'kies', pick: 'terug' } : { soort: 'wis' };
  if (manier !== 'toetsen') return { soort: 'kies', pick: `schijf:${raakt}` };
  if (state.mik === raakt) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: raakt < state.mik ? 'links' : 'rechts', ingedrukt: true };
}

function robotChoosesStuk(state: Schietend, skill: number): number | 'klaar' | 'terug' {
  const { doel, inhoud } = state.vakken;
  const goed = wantsRight(state, skill) || schijfToCopy(state) >= 0;
  if (!isGuided(state.run) && goed && inhoud.some((stuk, i) => stuk !== doel[i])) return 'terug';
  if (isFull(state.vakken)) return 'klaar';
  const right = findStuk(state, doel[inhoud.length]);
  const wrong = state.opties.findIndex((stuk, i) => stands(state, i) && stuk !== doel[inhoud.length]);
  const kies = (!goed && inhoud.length === pickFoutPlek(state, doel.length)) || right < 0 ? wrong : right;
  return kies >= 0 ? kies : right >= 0 ? right : 'klaar';
}
