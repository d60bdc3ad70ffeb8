/**
 * Decides: the steps of letters and sounds, and what comes before each.
 * Source: own order of letter sets; auditory steps from rhyme to segmenting, as in lessons of groep 2 and 3.
 * Example: LETTERTREDEN[0]?.id === 'letters-1'.
 */
import type { Leestrede } from '@spelrijk/domain/leesopgave';
import { LETTERSETS } from './grafemen.ts';

/** The last set is learned by name. */
export const NAAMSET = LETTERSETS.length;
const setTrede = (nummer: number): Leestrede => ({
  id: `letters-${nummer}`,
  naam: `Letters ${nummer}: ${(LETTERSETS[nummer - 1] ?? []).join(' ')}`,
  domein: 'letters',
  intro: nummer <= 2 ? { nl: '2b', be: 'K3b' } : nummer <= 7 ? { nl: '3a', be: '1a' } : { nl: '3b', be: '1b' },
  vooraf: nummer === 1 ? [] : [`letters-${nummer - 1}`],
  vormen:
    nummer === NAAMSET ? ['letternaam'] : ['hoor-letter', 'letter-klank', 'letter-begin', 'letter-eind', 'zoek-letter', 'flits-letter'],
});

const klank = (
  id: string,
  naam: string,
  half: readonly [string, string],
  vooraf: readonly string[],
  vormen: Leestrede['vormen'],
): Leestrede => ({
  id,
  naam,
  domein: 'letters',
  intro: { nl: half[0], be: half[1] },
  vooraf,
  vormen,
});

const GROEP2 = ['2b', 'K3b'] as const;
const GROEP3A = ['3a', '1a'] as const;
const GROEP3B = ['3b', '1b'] as const;

const KLANKTREDEN: readonly Leestrede[] = [
  klank('rijm', 'Rijmen', GROEP2, [], ['rijm']),
  klank('plakken-kort', 'Plakken: twee of drie klanken', GROEP2, ['rijm'], ['plakken']),
  klank('eerste-klank', 'De eerste klank', GROEP3A, ['plakken-kort', 'letters-4'], ['eerste-klank']),
  klank('laatste-klank', 'De laatste klank', GROEP3A, ['eerste-klank'], ['laatste-klank']),
  klank('hakken-kort', 'Hakken: twee of drie klanken', GROEP3A, ['plakken-kort', 'letters-4'], ['hakken']),
  klank('middelste-klank', 'De klank in het midden', GROEP3A, ['laatste-klank', 'letters-6'], ['middelste-klank']),
  klank('verwarring', 'Letters die op elkaar lijken', GROEP3A, ['letters-8'], ['hoor-letter', 'zoek-letter']),
  klank('plakken-lang', 'Plakken: vier of meer klanken', GROEP3B, ['plakken-kort', 'letters-8'], ['plakken']),
  klank('hakken-lang', 'Hakken: vier of meer klanken', GROEP3B, ['hakken-kort', 'letters-8'], ['hakken']),
];

/** Steps in the order of the learning line. */
export const LETTERTREDEN: readonly Leestrede[] = [...LETTERSETS.map((_set, n) => setTrede(n + 1)), ...KLANKTREDEN];
