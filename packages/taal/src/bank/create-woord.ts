/**
 * Decides: the record of a bank word, from what the editor wrote and the analyser's knelpunten.
 * Source: the editor's facts win; the folder the word stands in is its main categorie.
 * Example: the line `bomen` in the folder open-lettergreep gets a knelpunt on its o.
 */
import { fail, ok } from '@spelrijk/base/result';
import type { Result } from '@spelrijk/base/result';
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord } from '@spelrijk/domain/woord';
import { analyseWoord } from '../analyse.ts';
import { isWoordvorm, readBand, readRegio, splitStukken } from './regel.ts';
import type { Tabelregel } from './regel.ts';

/** The whole word is the knelpunt of a categorie that the analyser cannot place: a word chosen for its pair or its spacing. */
function withHoofd(woord: string, knelpunten: Woord['knelpunten'], hoofd: CategorieId): Woord['knelpunten'] {
  return knelpunten.some((punt) => punt.categorie === hoofd)
    ? knelpunten
    : [{ categorie: hoofd, start: 0, end: woord.length }, ...knelpunten];
}

/** The record, or why the line cannot be one (a Dutch sentence for the editor). */
export function createWoord(regel: Tabelregel, hoofd: CategorieId): Result<Woord, string> {
  const band = readBand(regel.band);
  const regio = readRegio(regel.regio);
  if (!isWoordvorm(regel.vorm)) return fail(`de vorm "${regel.vorm}" bestaat niet`);
  if (band === undefined) return fail(`de band "${regel.band}" is niet 1, 2, 3 of 4`);
  if (regio === undefined) return fail(`de regio "${regel.regio}" is niet nl, be of beide`);
  const klankgroepen = splitStukken(regel.klankgroepen, '·');
  const lettergrepen = splitStukken(regel.lettergrepen, '·');
  const delen = regel.delen === '' ? undefined : splitStukken(regel.delen, '+');
  const basis = regel.basis === '' ? undefined : regel.basis;
  const analyse = analyseWoord({ woord: regel.woord, ipa: regel.ipa, klankgroepen, lettergrepen, delen, vorm: regel.vorm, basis }, hoofd);
  return ok({
    woord: regel.woord,
    ipa: regel.ipa,
    klankgroepen,
    lettergrepen,
    vorm: regel.vorm,
    hoofd,
    // Written short it is one thing to know: its letters are no sounds.
    knelpunten: withHoofd(regel.woord, regel.vorm === 'kort' ? [] : analyse.knelpunten, hoofd),
    niveau: regel.niveau,
    band,
    regio,
    ...(delen && { delen }),
    ...(basis !== undefined && { basis }),
    ...(regel.zin !== '' && { zin: regel.zin }),
    ...(regel.plaatje !== '' && { plaatje: regel.plaatje }),
    ...(regel.spreek !== '' && { spreek: regel.spreek }),
    ...(regel.gereserveerd === 'ja' && { gereserveerd: true }),
  });
}
