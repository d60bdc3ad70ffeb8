/** How a child of some skill answers in each of the ways that the kit plays: choosing, pointing, writing, cutting. */
import type { GameInput, Manier } from '../contract/game.ts';
import { toggleSnede } from '../mechanics/split/snede.ts';
import type { Cutting } from '../mechanics/split/snijden.ts';
import { isWritten } from '../run/answering.ts';
import type { Answering } from '../run/answering.ts';
import { chance } from '../run/chance.ts';
import type { Choosing } from '../run/choosing.ts';
import type { Pointing } from '../run/pointing.ts';
import { currentOpgave } from '../run/run.ts';
import { isFull } from '../run/vakken.ts';
import { voorbeeldOf } from '../run/writing.ts';
import type { Writing } from '../run/writing.ts';
import { chooseLetter, wantsRight } from './robot.ts';

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

/** What a child of this skill does with the cuts; null when they are as it wants them: right, or one too many or too few. */
export function robotCuts(state: Cutting, skill: number, manier?: Manier, metKnoppen = false): GameInput | null {
  const { letters, goed, plek } = state;
  const fout = 1 + Math.floor(chance(state.kans, 9 + state.run.rij.length) * Math.max(1, letters.length - 1));
  const wens = wantsRight(state, skill) || letters.length < 2 ? goed : toggleSnede(goed, fout);
  const anders = letters.findIndex((_, gat) => wens.includes(gat) !== state.sneden.includes(gat));
  if (anders < 0) return null;
  const kant = anders < plek ? 'links' : 'rechts';
  if (manier === 'aanraken') return { soort: 'kies', pick: !metKnoppen ? `snee:${anders}` : anders === plek ? 'knip' : kant };
  return anders === plek ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: kant, ingedrukt: true };
}
