/**
 * Decides: what is known of a word of a teacher's own list after what the teacher mended.
 * Source: the bank and the analyser; whatever the teacher says wins.
 * Example: examineLijstwoord({ woord: 'chips', onthouden: true }).hoofd === 'onthoudwoord'.
 */
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { analyseWoord, type WoordAnalyse } from './analyse.ts';
import { examineWoord } from './woordenlijst.ts';

/** Stands where a categorie stands for a word without one: it is practised and remembered, and proves no rule. */
export const ONTHOUDWOORD = 'onthoudwoord';

const withoutRegel = (analyse: WoordAnalyse): WoordAnalyse => ({ ...analyse, hoofd: ONTHOUDWOORD, categorieen: [], knelpunten: [] });

/** Other chunks, other places where they are open or closed: looked at again with what is known of the word. */
function withKlankgroepen(analyse: WoordAnalyse, klankgroepen: readonly string[]): WoordAnalyse {
  const { woord, ipa, vorm, basis, delen, hoofd } = analyse;
  return analyseWoord({ woord, ipa, vorm, basis, delen, klankgroepen }, hoofd === '' ? undefined : hoofd);
}

/** The categorie that was chosen, at its own letters where they show it, else over the whole word. */
function withHoofd(analyse: WoordAnalyse, hoofd: string): WoordAnalyse {
  const gevonden = analyse.knelpunten.some(({ categorie }) => categorie === hoofd);
  const erbij = gevonden ? [] : taakpunten(analyse, hoofd);
  return {
    ...analyse,
    hoofd,
    categorieen: [hoofd, ...analyse.categorieen.filter((categorie) => categorie !== hoofd)],
    knelpunten: [...analyse.knelpunten, ...erbij],
  };
}

function taakpunten({ woord, ipa, vorm, basis, delen, klankgroepen }: WoordAnalyse, hoofd: string): WoordAnalyse['knelpunten'] {
  const gevonden = analyseWoord({ woord, ipa, vorm, basis, delen, klankgroepen }, hoofd).knelpunten.filter(
    ({ categorie }) => categorie === hoofd,
  );
  return gevonden.length > 0 ? gevonden : [{ categorie: hoofd, start: 0, end: woord.length }];
}

/** Whatever somebody looked at is sure. */
const nagekeken = (analyse: WoordAnalyse): WoordAnalyse => ({ ...analyse, twijfels: [], letOp: [], zeker: 1 });

/** Any word of a list, mended. Never throws. */
export function examineLijstwoord({ woord, hoofd, onthouden, klankgroepen }: Lijstwoord): WoordAnalyse {
  const gevonden = examineWoord(woord);
  const gehakt = klankgroepen === undefined ? gevonden : nagekeken(withKlankgroepen(gevonden, klankgroepen));
  if (onthouden) return nagekeken(withoutRegel(gehakt));
  if (hoofd !== undefined) return nagekeken(withHoofd(gehakt, hoofd));
  return gehakt.hoofd === '' ? withoutRegel(gehakt) : gehakt;
}
