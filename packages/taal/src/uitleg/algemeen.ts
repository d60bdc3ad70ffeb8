/**
 * Decides: what a child reads after a slip that no rule explains.
 * Source: the general error types; the advice is a working habit, not a spelling rule.
 * Example: straat typed staat: 'Zeg het woord langzaam: straat. Er mist een letter: de r.'
 */
import type { Afwijking } from '@spelrijk/domain/diagnose';
import type { Foutbeeld } from './foutbeeld.ts';

type Zin = (fout: Foutbeeld) => string;

const LANGE_KLANK = /^(?:aa|ee|oo|uu|ie)$/;

const ZINNEN: Readonly<Record<string, Zin>> = {
  'letter-weg': ({ goed, woord }) => `Zeg het woord langzaam: ${woord}. Er mist een letter: de ${goed}.`,
  'letter-extra': ({ fout, woord }) => `Zeg het woord langzaam: ${woord}. De ${fout} hoor je niet, die kan weg.`,
  'letter-omgewisseld': ({ goed, woord }) => `Twee letters zijn van plaats gewisseld. Het is ${goed}: ${woord}.`,
  'letter-anders': ({ goed, fout, woord }) => `Kijk nog eens goed: waar ${fout} staat, hoort ${goed}. Het is ${woord}.`,
  spiegelletter: ({ goed, fout, woord }) => `De ${goed} en de ${fout} lijken op elkaar. Kijk naar het rondje en de stok: ${woord}.`,
  'kort-lang': ({ goed, woord }) =>
    LANGE_KLANK.test(goed)
      ? `Luister: in ${woord} hoor je een lange klank. Je schrijft ${goed}.`
      : `Luister: in ${woord} hoor je een korte klank. Je schrijft ${goed}.`,
  'klank-verward': ({ goed, fout, woord }) => `Luister goed naar ${woord}: hoor je ${goed} of ${fout}? Je schrijft ${goed}.`,
  'ander-woord': ({ getypt, woord }) => `${getypt} is een ander woord. Luister nog eens: het is ${woord}.`,
  'woord-weg': ({ goed }) => `Je bent een woord vergeten: ${goed}. Luister nog eens naar de hele zin.`,
  'woord-extra': ({ fout }) => `Het woord ${fout} hoort niet in deze zin.`,
  'woord-onherkenbaar': ({ woord }) => `Luister nog eens en schrijf klank voor klank op: ${woord}.`,
};

/** The sentence of a general error type; undefined for a categorie. */
export function explainAlgemeen(afwijking: Afwijking, fout: Foutbeeld): string | undefined {
  return ZINNEN[afwijking.label]?.(fout);
}
