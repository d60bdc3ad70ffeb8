/** How a child of some skill answers in each of the ways that the kit plays: choosing, pointing, writing, cutting. */
import type { GameInput, Manier } from '../contract/game.ts';
import { zetSnede } from '../mechanics/split/snede.ts';
import type { Snijdend } from '../mechanics/split/snijden.ts';
import { isGeschreven } from '../run/answering.ts';
import type { Antwoordend } from '../run/answering.ts';
import { chance } from '../run/chance.ts';
import type { Kiezend } from '../run/choosing.ts';
import type { Aanwijzend } from '../run/pointing.ts';
import { currentOpgave } from '../run/run.ts';
import { isVol } from '../run/vakken.ts';
import { voorbeeldVan } from '../run/writing.ts';
import type { Schrijvend } from '../run/writing.ts';
import { robotLetter, wilGoed } from './robot.ts';

/** What a child of this skill chooses; it never waits. */
export function robotWijstAan(state: Aanwijzend, skill: number, soort = 'optie'): GameInput {
  const { opties, weg } = state;
  const antwoord = currentOpgave(state.run)?.antwoord ?? '';
  const wrong = opties.find((optie) => optie !== antwoord && !weg.includes(optie));
  return { soort: 'kies', pick: `${soort}:${opties.indexOf(wilGoed(state, skill) ? antwoord : (wrong ?? antwoord))}` };
}

/** What a child of this skill does. */
export const robotAntwoordt = (state: Antwoordend, skill: number, manier?: Manier, soort?: string): GameInput =>
  isGeschreven(state) ? robotSchrijft(state, skill, manier) : robotWijstAan(state, skill, soort);

/** The number of the option that a child of this skill means to choose. */
export function robotOptie(state: Kiezend, skill: number): number {
  const antwoord = currentOpgave(state.run)?.antwoord ?? '';
  const keus = wilGoed(state, skill) ? antwoord : (state.opties.find((optie) => optie !== antwoord) ?? antwoord);
  return state.opties.indexOf(keus);
}

/** What a child of this skill types next; it is ready when it has as many letters as the word. */
export function robotSchrijft(state: Schrijvend, skill: number, manier?: Manier): GameInput {
  const { doel, inhoud } = state.vakken;
  if (isVol(state.vakken)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  return { soort: 'letter', letter: robotLetter(state, doel, inhoud.length, skill, voorbeeldVan(state) !== null) };
}

/** What a child of this skill does with the cuts; null when they are as it wants them: right, or one too many or too few. */
export function robotSnijdt(state: Snijdend, skill: number, manier?: Manier, metKnoppen = false): GameInput | null {
  const { letters, goed, plek } = state;
  const fout = 1 + Math.floor(chance(state.kans, 9 + state.run.rij.length) * Math.max(1, letters.length - 1));
  const wens = wilGoed(state, skill) || letters.length < 2 ? goed : zetSnede(goed, fout);
  const anders = letters.findIndex((_, gat) => wens.includes(gat) !== state.sneden.includes(gat));
  if (anders < 0) return null;
  const kant = anders < plek ? 'links' : 'rechts';
  if (manier === 'aanraken') return { soort: 'kies', pick: !metKnoppen ? `snee:${anders}` : anders === plek ? 'knip' : kant };
  return anders === plek ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: kant, ingedrukt: true };
}
