/**
 * Decides: facts about a verb form that the form itself and its infinitive give away.
 * Source: participle and third person sound alike when the verb is weak and begins with be-, ge-, er-, her-, ont- or ver-.
 * Example: isGelijkKlinkend('verandert', 'tt3', 'veranderen') === true; isGelijkKlinkend('geleerd', 'vd', 'leren') === false.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { ENGELSE_WERKWOORDEN } from './engels.ts';
import { GE_STAMMEN, isSterkeStam } from './soort.ts';
import { derdePersoon, soundsAlike, stamVan, voltooidDeelwoord } from './conjugate.ts';

/** A participle or third person that sounds like the other one: beloofd and belooft. */
export function isGelijkKlinkend(laag: string, vorm: Woordvorm, basis: string | undefined): boolean {
  if ((vorm !== 'vd' && vorm !== 'tt3' && vorm !== 'tt2') || !/[dt]$/.test(laag) || laag.endsWith('dt')) return false;
  if (basis) return soundsAlike(basis);
  if (/^(be|her|ont|ver|er)[^aeiou]*[aeiouy].*[dt]$/.test(laag)) return !isSterkeStam(laag.replace(/[dt]$/, '')) && !isSterkeStam(laag);
  return laag.startsWith('ge') && GE_STAMMEN.some((stam) => laag === `${stam}d` || laag === `${stam}t`);
}

/** A form of a verb taken from English. */
export function isEngelsWerkwoord(laag: string, vorm: Woordvorm, basis: string | undefined): boolean {
  if (basis && ENGELSE_WERKWOORDEN.has(basis)) return vorm !== '' && vorm !== 'mv' && vorm !== 'verkl';
  return ENGELSE_VORMEN.has(laag) && vorm !== '' && vorm !== 'mv' && vorm !== 'verkl';
}

const ENGELSE_VORMEN: ReadonlySet<string> = new Set(
  [...ENGELSE_WERKWOORDEN].flatMap((inf) => [inf, stamVan(inf), derdePersoon(inf), voltooidDeelwoord(inf)]),
);
