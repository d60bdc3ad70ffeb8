/**
 * Decides: what can be said to a child after a slip that no rule explains, and what is said when no rule can be proved.
 * Source: the general error types; the advice is a working habit, not a spelling rule.
 * Example: straat typed staat: 'Zeg het woord langzaam: straat. Er mist een letter: de r.'
 */
import { isTeHoren, lengte, luister, misses, mits, teVeel, teWeinig, withTeken, zin } from './beweringen.ts';
import type { Bewering, Explain, Foutbeeld } from './foutbeeld.ts';
import { plekVan, stukkenVan } from './plek.ts';
import { langer } from './woordbouw.ts';

const isLetters = (tekst: string): boolean => /^\p{L}+$/u.test(tekst);
/** As it is written: the N of Noor. */
const geschreven = ({ woord, start, end }: Foutbeeld): string => woord.slice(start, end);

const gewisseld = (fout: Foutbeeld): Bewering => ({
  ...zin(
    // Of af all letters changed places.
    `Twee letters zijn van plaats gewisseld. Het is ${fout.goed === fout.woord ? fout.woord : `${fout.goed}: ${fout.woord}`}.`,
    fout.goed.length === 2 && fout.fout === fout.goed.charAt(1) + fout.goed.charAt(0),
  ),
  letters: [fout.goed],
});

const anders = (fout: Foutbeeld): Bewering => ({
  ...zin(
    `Kijk nog eens goed: waar ${fout.fout} staat, hoort ${geschreven(fout)}. Het is ${fout.woord}.`,
    isLetters(fout.goed) &&
      isLetters(fout.fout) &&
      fout.goed.length < 4 &&
      fout.fout.length < 4 &&
      !fout.fout.includes(fout.goed) &&
      !fout.goed.includes(fout.fout),
  ),
  letters: [geschreven(fout), fout.fout],
});

const spiegel = (fout: Foutbeeld): Bewering => ({
  ...zin(
    `De ${fout.goed} en de ${fout.fout} lijken op elkaar. Kijk naar het rondje en de stok: ${fout.woord}.`,
    /^[bdpq]$/.test(fout.goed) && /^[bdpq]$/.test(fout.fout) && fout.goed !== fout.fout && geschreven(fout) === fout.goed,
  ),
  letters: [fout.goed, fout.fout],
});

/** The signs of which a letter is wrong: the ou of oud, not its u alone. */
const tekensBij = ({ tekens, goed, start, end }: Foutbeeld): string =>
  tekens
    .filter((teken) => teken.start < end && teken.end > start)
    .map(({ grafeem }) => grafeem)
    .join('') || goed;

/** One letter stands in many places: it is only told to be written where there are fewer of it than there should be. */
const ontbreekt = ({ woord, getypt }: Foutbeeld, letter: string): boolean =>
  getypt.toLowerCase().split(letter).length < woord.toLowerCase().split(letter).length;

/** The s and the ch of buschauffeur are of two words: nobody writes it with sch. */
const crossesDeel = (fout: Foutbeeld, letters: string): boolean => {
  const plek = plekVan(fout, letters);
  return plek !== undefined && stukkenVan(fout).some(({ end }) => plek.start < end && end < plek.end);
};

function met(fout: Foutbeeld): Bewering {
  // The uh of een is written with no sign of its own: it is remembered whole.
  if (fout.woord === 'een') return zin(`Dit kleine woordje onthoud je: ${fout.woord}.`, fout.getypt !== '');
  const letters = tekensBij(fout);
  return {
    ...zin(
      `Onthoud: ${fout.woord} schrijf je met ${letters}.`,
      isLetters(letters) &&
        letters.length < 5 &&
        !crossesDeel(fout, letters) &&
        misses(fout, letters) &&
        (letters.length > 1 || ontbreekt(fout, letters)),
    ),
    letters: [letters],
  };
}

const ALGEMEEN: Readonly<Record<string, Explain>> = {
  'letter-weg': (fout) => [[langer(fout), mits(!isTeHoren(fout, fout.start))], [teWeinig(fout)]],
  'letter-extra': (fout) => [[teVeel(fout)]],
  'letter-omgewisseld': (fout) => [[gewisseld(fout)]],
  spiegelletter: (fout) => [[spiegel(fout)]],
  // vliggen: of ie with what is behind it only the ie is told of.
  'kort-lang': (fout) => [[lengte(fout.goed.startsWith('ie') ? { ...fout, goed: 'ie', fout: 'i', end: fout.start + 2 } : fout)]],
  'klank-verward': (fout) => [[langer(fout)], [luister(fout)], [luister(withTeken(fout))]],
  'ander-woord': ({ woord, getypt }) => [
    [zin(`Schrijf het getal met letters: ${woord}.`, /^\d+$/.test(getypt))],
    [zin(`Dat is een ander woord. Luister nog eens: het is ${woord}.`)],
  ],
  'woord-weg': (fout) => [[{ ...zin(`Je bent een woord vergeten: ${geschreven(fout)}. Luister nog eens naar de hele zin.`), letters: [] }]],
  'woord-extra': ({ fout }) => [[{ ...zin(`Het woord ${fout} hoort niet in deze zin.`), letters: [fout] }]],
  'woord-onherkenbaar': ({ woord }) => [[zin(`Luister nog eens en schrijf klank voor klank op: ${woord}.`)]],
};

/** What can be said of a general error type; nothing for a categorie. */
export const explainAlgemeen: Explain = (fout) => ALGEMEEN[fout.label]?.(fout) ?? [];

/** What holds when no rule can be proved, best first; the last always holds. */
export const explainRest: Explain = (fout) => [
  [teVeel(fout)],
  [teWeinig(fout)],
  [met(fout)],
  [anders(fout)],
  [zin(`Kijk nog eens goed naar dit woord: ${fout.woord}.`)],
];
