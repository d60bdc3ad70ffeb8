/**
 * Decides: how sure an analysis is, and what a teacher should look at.
 * Source: own values: a checked pronunciation is sure; each guess (unknown word, loan letters, guessed form or parts) costs certainty.
 * Example: an unknown word with a c in it asks to check the pronunciation.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { telKlinkers } from '../klank/fonemen.ts';

interface Feiten {
  readonly laag: string;
  readonly ipa: string;
  readonly klankgroepen: readonly string[];
  readonly bekend: boolean;
  /** Was the pronunciation given? */
  readonly gegeven: boolean;
  readonly vorm: Woordvorm;
  readonly gegevenVorm: boolean;
  readonly delen: readonly string[] | undefined;
  readonly gegevenDelen: boolean;
}

const LEENLETTERS = /[cqxy]|th|[aeo]u(?=x|$)|ou(?=r[aeiou]|v)|age$|ai|oi(?!e)/;

export function meldTwijfel(feiten: Feiten): { readonly zeker: number; readonly letOp: readonly string[] } {
  const letOp: string[] = [];
  let zeker = feiten.gegeven || feiten.bekend ? 1 : 0.8;
  const trekAf = (hoeveel: number, zin: string): void => {
    zeker -= hoeveel;
    letOp.push(zin);
  };
  if (!/^[\p{L}' -]+$/u.test(feiten.laag)) trekAf(0.5, 'Er staan tekens in die niet in een woord horen.');
  if (telKlinkers(feiten.ipa) !== feiten.klankgroepen.length) trekAf(0.3, 'Controleer de klankgroepen.');
  if (!/[aeiouyáéíóúàèêëïöü]/.test(feiten.laag)) trekAf(0.4, 'Dit woord heeft geen klinker.');
  if (!feiten.gegeven && !feiten.bekend && LEENLETTERS.test(feiten.laag)) trekAf(0.25, 'Controleer de uitspraak: dit lijkt een leenwoord.');
  if (!feiten.gegeven && !feiten.gegevenVorm && /^(?:tt|vt|vd|td)/.test(feiten.vorm))
    trekAf(0.15, 'Controleer welke werkwoordsvorm dit is.');
  if (!feiten.gegeven && feiten.delen && !feiten.gegevenDelen) trekAf(0.1, `Controleer de delen: ${feiten.delen.join(' + ')}.`);
  return { zeker: Math.max(0, Math.round(zeker * 100) / 100), letOp };
}
