import type { Categorie } from '@spelrijk/domain/categorie';
import { isGelijkKlinkend } from '../../werkwoord/herken.ts';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-homofoon',
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

export const detect: Detect = (beeld) => (isGelijkKlinkend(beeld.laag, beeld.vorm, beeld.basis) ? vindEind(beeld, /d?t$|d$/) : []);

/** Finite form or participle: d, t or dt; leaving the t out of the finite form is another rule. */
export const herschrijf: Herschrijf = (doel, voeg) => {
  if (!isGelijkKlinkend(doel.woord, doel.vorm, doel.basis)) return;
  const kosten = STAPKOSTEN.werkwoord - 0.02;
  vervangEind(doel, 'd', ['t', 'dt', 'tt', 'td', 'dd'], voeg, { kosten });
  vervangEind(doel, 't', doel.vorm === 'vd' ? ['d', 'dt', 'tt', 'td'] : ['d', 'td'], voeg, { kosten });
};

export const verklaar: Verklaar = ({ woord, vorm }) =>
  vorm === 'vd'
    ? `Het is hier een voltooid deelwoord. Kijk naar de verleden tijd: je schrijft ${woord.slice(-1)}. Dus ${woord}.`
    : `Het is hier de persoonsvorm: de ik-vorm plus t. Dus ${woord}.`;

export const bakken = ['d', 't'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
