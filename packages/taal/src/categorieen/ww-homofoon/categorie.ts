import type { Categorie } from '@spelrijk/domain/categorie';
import { isGelijkKlinkend } from '../../werkwoord/recognise.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { ikvormMet, deelwoordVerleden, deelwoordLanger } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-homofoon',
  code: '2l',
  naam: 'Persoonsvorm of deelwoord (verandert / veranderd)',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['ww-vd-d-t', 'ww-tt-stam-t'],
  regel: 'Klinkt het gelijk, dan kijk ik of het de persoonsvorm is (stam + t) of het deelwoord (d of t).',
  hoortSchrijft: '/t/ > t of d',
  uitleg: [
    'Zet de zin in een andere tijd: verandert het woord mee?',
    'Verandert het mee, dan is het de persoonsvorm: ik-vorm plus t.',
    'Staat er heeft, is of wordt bij, dan is het een deelwoord: kies d of t met de verleden tijd.',
  ],
  voorbeelden: ['veranderd', 'verandert', 'gebeurd', 'gebeurt', 'verhuisd', 'verhuist', 'beloofd', 'belooft'],
  fouten: ['het is verandert', 'hij gebeurd'],
};

export const detect: Detect = (beeld) => (isGelijkKlinkend(beeld.laag, beeld.vorm, beeld.basis) ? findEind(beeld, /d?t$|d$/) : []);

/** Finite form or participle: d, t or dt; leaving the t out of the finite form is another rule. */
export const rewrite: Rewrite = (doel, add) => {
  if (!isGelijkKlinkend(doel.woord, doel.vorm, doel.basis)) return;
  const kosten = STAPKOSTEN.werkwoord - 0.02;
  replaceEind(doel, 'd', ['t', 'dt', 'tt', 'td', 'dd'], add, { kosten });
  replaceEind(doel, 't', doel.vorm === 'vd' ? ['d', 'dt', 'tt', 'td'] : ['d', 'td'], add, { kosten });
};

export const explain: Explain = (fout) => [
  [deelwoordVerleden(fout)],
  [deelwoordLanger(fout)],
  [ikvormMet(fout, 't', (stam) => `Het is hier de persoonsvorm. De ik-vorm is ${stam}, en daar komt een t achter: ${fout.woord}.`)],
];

export const bakken = ['d', 't'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
