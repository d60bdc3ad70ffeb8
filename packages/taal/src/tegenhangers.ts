/**
 * Decides: in which categorie the rule of another must not be used, so that a test can see whether a child uses it everywhere.
 * Source: pairs of rules that children mix up (open and closed klankgroep, d and t at the end, stem and stem + t); where a categorie has no look-alike
 * an unrelated one of the same kind stands as a control. Own choice.
 * Example: TEGENHANGERS['verdubbeling'] is 'open-lettergreep': who writes bommen for bomen doubles where it must not be.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';

export const TEGENHANGERS: Readonly<Partial<Record<CategorieId, CategorieId>>> = {
  verdubbeling: 'open-lettergreep',
  'open-lettergreep': 'verdubbeling',
  'lange-klank-eind': 'open-lettergreep',
  'verlenging-d-t': 'cht',
  'verlenging-b-p': 'kz-mkm',
  'ww-tt-stam-t': 'ww-stam',
  'ww-stam': 'ww-tt-stam-t',
  'ww-tt-d-dt': 'ww-stam',
  'ww-tt-jij-achter': 'ww-tt-stam-t',
  'ww-vt-te-de': 'ww-vt-sterk',
  'ww-vd-d-t': 'verlenging-d-t',
  'v-f-wissel': 'f-v',
  'z-s-wissel': 's-z',
  'f-v': 'kz-mkm',
  's-z': 'kz-mkm',
  'i-als-ie': 'lange-klank-eind',
  'c-als-s': 's-z',
  'c-als-k': 'kz-mkm',
  'verklein-etje': 'verklein-je',
  'verklein-pje': 'verklein-je',
  'verklein-tje': 'verklein-je',
  'tussen-n': 'samenstelling',
  'tussen-s': 'samenstelling',
  'g-ch': 'cht',
  'ei-ij': 'au-ou',
  'au-ou': 'ei-ij',
  'auw-ouw': 'ei-ij',
};
