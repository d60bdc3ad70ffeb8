/**
 * Decides: what is known of the words a teacher pastes: the checked record where the bank has one, else an analysis.
 * Source: the word bank first; the analyser of this package for all other words.
 * Example: examineWoord('bomen').zeker === 1; an unknown loan word asks to check its pronunciation.
 */
import type { Woord, Woordvorm } from '@spelrijk/domain/woord';
import { analyseWoord } from './analyse.ts';
import type { WoordAnalyse } from './analyse.ts';
import { isOpdracht } from './analyse/opdracht.ts';
import { isVerkleinvorm } from './analyse/verkleinwoord.ts';
import { findWoord } from './bank.ts';
import { normalise } from './normalise.ts';

/** Any word, with the form when that is known. The infinitive is a plain word here. */
export function examineWoord(tekst: string, vorm?: Woordvorm): WoordAnalyse {
  const woord = normalise(tekst);
  const record = findWoord(woord, vorm) ?? (vorm === undefined ? findWoord(woord.toLowerCase()) : undefined);
  if (!record || record.woord.toLowerCase() !== woord.toLowerCase())
    return analyseWoord({ woord, vorm: vorm === '' ? undefined : vorm }, hoofdBij(vorm));
  if (record.vorm === 'kort') return asRecord(record);
  const analyse = analyseWoord(
    { ...record, woord, vorm: vorm || gewoneVorm(record) },
    hoofdBij(vorm) ?? (isOpdracht(record.hoofd) ? undefined : record.hoofd),
  );
  return withHoofd(analyse, record);
}

/** What is written short has no sounds of its own to read: all that there is to know of it stands in its record. */
const asRecord = ({ woord, ipa, klankgroepen, lettergrepen, vorm, basis, hoofd, knelpunten, niveau }: Woord): WoordAnalyse => ({
  woord,
  ipa,
  klankgroepen,
  lettergrepen,
  vorm,
  ...(basis !== undefined && { basis }),
  categorieen: [hoofd],
  hoofd,
  knelpunten,
  niveau,
  zeker: 1,
  letOp: [],
  twijfels: [],
});

/** Somebody who asks for the infinitive wants it judged as one. */
const hoofdBij = (vorm: Woordvorm | undefined): string | undefined => (vorm === 'inf' ? 'ww-infinitief' : undefined);

function gewoneVorm(record: Woord): Woordvorm {
  if (record.vorm === 'inf' || record.vorm === 'tt-mv') return '';
  return record.vorm === '' && isVerkleinvorm(record.woord.toLowerCase(), '') ? 'verkl' : record.vorm;
}

/** The editor's choice of main categorie stays, where it shows in the letters. */
function withHoofd(analyse: WoordAnalyse, { hoofd }: Woord): WoordAnalyse {
  if (analyse.hoofd === hoofd || !analyse.categorieen.includes(hoofd)) return analyse;
  return { ...analyse, hoofd, categorieen: [hoofd, ...analyse.categorieen.filter((categorie) => categorie !== hoofd)] };
}
