import type { Categorie } from '@spelrijk/domain/categorie';
import { eindigtDeel, isKort, vindTekens, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { isKlinkerletter, letter, puntOp, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'cht',
  naam: 'Korte klank + cht',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkmm'],
  regel: 'Na een korte klank schrijf ik cht, behalve bij hij ligt, hij legt en hij zegt.',
  hoortSchrijft: '/xt/ > cht',
  uitleg: [
    'Hoor je een korte klank met gt erachter?',
    'Schrijf dan cht: lucht, nacht, echt.',
    'Alleen hij ligt, hij legt en hij zegt schrijf je met gt.',
  ],
  voorbeelden: ['nacht', 'lucht', 'licht', 'bocht', 'echt', 'dochter', 'achter', 'wachten', 'vlucht', 'kracht'],
  fouten: ['lugt', 'nagt', 'egt'],
};

/** hij lacht is lach + t: there the ch belongs to the stem. */
const isStamPlusT = (beeld: Woordbeeld, eind: number): boolean =>
  ['tt3', 'tt2', 'vd', 'vt'].includes(beeld.vorm) &&
  /[^t]en$/.test(beeld.basis ?? '') &&
  (beeld.basis ?? '').endsWith('chen') &&
  eind >= beeld.laag.length - 3;

export const detect: Detect = (beeld) =>
  vindTekens(beeld, ({ grafeem, foneem, end }, index) => {
    return (
      grafeem === 'ch' &&
      foneem === 'x' &&
      isKort(beeld.tekens[index - 1]) &&
      beeld.laag.charAt(end) === 't' &&
      !eindigtDeel(beeld, end) &&
      !isStamPlusT(beeld, end + 1)
    );
  }).map(({ start, end }) => vondst(start, end + 1));

/** A short vowel is one letter: what stands before ch may not be a double sign. */
const naKort = (doel: Doelbeeld, plek: number): boolean =>
  !puntOp(doel, 'g-ch', plek) && isKlinkerletter(letter(doel, plek - 1)) && !isKlinkerletter(letter(doel, plek - 2));

export const herschrijf: Herschrijf = (doel, voeg) => {
  vervangOveral(
    doel,
    'ch',
    ['g', 'gg', 'h', 'cg', 'gch', 'chg', 'c'],
    voeg,
    undefined,
    (plek) => letter(doel, plek + 2) === 't' && naKort(doel, plek),
  );
  vervangOveral(doel, 'cht', ['ght', 'cgt', 'gth', 'chtt', 'hgt'], voeg, undefined, (plek) => naKort(doel, plek));
  vervangOveral(doel, 'gt', ['cht'], voeg, { vlag: 'omgekeerd' }, (plek) => naKort(doel, plek));
};

export const verklaar: Verklaar = ({ woord, omgekeerd }) =>
  omgekeerd ? `Deze vorm schrijf je met gt, want de ik-vorm eindigt op een g: ${woord}.` : `Na een korte klank schrijf je cht: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['cht', 'gt']);
