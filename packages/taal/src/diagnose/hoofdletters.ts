/**
 * Decides: where capitals and small letters differ between target and typed text.
 * Source: names and first words get a capital; days, months and all other words do not.
 * Example: Nederland typed nederland is hoofdletter-naam; hond typed Hond is hoofdletter-fout; Werk (werken, in front of its sentence) typed werk is
 * hoofdletter-zin.
 */
import type { Afwijking } from '@spelrijk/domain/diagnose';
import type { Stap } from './net.ts';

const isHoofdletter = (letter: string): boolean => letter !== letter.toLowerCase();
const isKleineLetter = (letter: string): boolean => letter !== letter.toUpperCase();
const ZIN = /^.+\s.*[.?!]['"]?$/;

/**
 * One deviation per kind of error; letters are compared where the path lets them correspond.
 * @param isZinsbegin the word is no name: it has its capital because its sentence begins with it
 */
export function compareHoofdletters(goed: string, fout: string, stappen: readonly Stap[], isZinsbegin: boolean): Afwijking[] {
  const gevonden = new Map<string, Afwijking>();
  for (const stap of stappen) {
    if (stap.i === stap.iEind || stap.j === stap.jEind) continue;
    const label = labelVoor(goed, stap.i, fout.charAt(stap.j), isZinsbegin);
    if (label && !gevonden.has(label))
      gevonden.set(label, { label, doel: { start: stap.i, end: stap.i + 1 }, getypt: { start: stap.j, end: stap.j + 1 } });
  }
  return [...gevonden.values()];
}

function labelVoor(goed: string, plek: number, getypt: string, isZinsbegin: boolean): string | undefined {
  const doel = goed.charAt(plek);
  if (isKleineLetter(doel) && isHoofdletter(getypt)) return 'hoofdletter-fout';
  if (!isHoofdletter(doel) || !isKleineLetter(getypt)) return undefined;
  if (!ZIN.test(goed)) return isZinsbegin && plek === 0 ? 'hoofdletter-zin' : 'hoofdletter-naam';
  const ervoor = goed.slice(0, plek);
  // What somebody says is a sentence too.
  return /^(|['"]|'s )$/.test(ervoor) || /[:,]\s*['"]$/.test(ervoor) || /[.?!]\s+['"]?$/.test(ervoor)
    ? 'hoofdletter-zin'
    : 'hoofdletter-naam';
}
