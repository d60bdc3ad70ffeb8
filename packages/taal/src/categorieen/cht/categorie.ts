import type { Categorie } from '@spelrijk/domain/categorie';
import { endsDeel, findLetters, findTekens, isKort, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { isKlinkerletter, letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt, isKortVoor, mits } from '../../uitleg/beweringen.ts';
import { ikvormMet } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'cht',
  code: 'g',
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
  findTekens(beeld, ({ grafeem, foneem, end }, index) => {
    return (
      grafeem === 'ch' &&
      foneem === 'x' &&
      isKort(beeld.tekens[index - 1]) &&
      beeld.laag.charAt(end) === 't' &&
      !endsDeel(beeld, end) &&
      !isStamPlusT(beeld, end + 1)
    );
  }).map(({ start, end }) => vondst(start, end + 1));

/** A short vowel is one letter: what stands before ch may not be a double sign. */
const naKort = (doel: Doelbeeld, plek: number): boolean =>
  !puntOp(doel, 'g-ch', plek) && isKlinkerletter(letter(doel, plek - 1)) && !isKlinkerletter(letter(doel, plek - 2));

/** The other side of the rule: hij ligt, hij legt, hij zegt. */
export const detectTaak: Detect = (beeld) => findLetters(beeld, /gt$/g);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'ch', ['g', 'gg', 'h', 'cg', 'gch', 'chg', 'c'], add, {
    where: (plek) => letter(doel, plek + 2) === 't' && naKort(doel, plek),
  });
  replaceEverywhere(doel, 'cht', ['ght', 'cgt', 'gth', 'chtt', 'hgt'], add, { where: (plek) => naKort(doel, plek) });
  replaceEverywhere(doel, 'gt', ['cht'], add, { vlag: 'omgekeerd', where: (plek) => naKort(doel, plek) });
};

export const explain: Explain = (fout) => [
  [ikvormMet(fout, 't', (stam) => `De ik-vorm is ${stam}, met een g. Daarna komt de t: ${fout.woord}.`)],
  [klinkt(fout, 'cht', /xt/, `Na een korte klank schrijf je cht: ${fout.woord}.`), mits(isKortVoor(fout))],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['cht', 'gt']);
