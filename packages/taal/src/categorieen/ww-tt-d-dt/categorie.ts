import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { ikvormMet } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-tt-d-dt',
  code: '2c',
  naam: 'Tegenwoordige tijd: stam op d + t',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ww-tt-stam-t', 'verlenging-d-t'],
  regel: 'Eindigt de ik-vorm op d, dan schrijf ik dt bij hij, zij, het en u. Ik controleer met loopt.',
  hoortSchrijft: '/t/ > dt',
  uitleg: [
    'Maak de ik-vorm: ik word.',
    'Doet hij, zij, het of u het? Zet dan een t achter de d: hij wordt.',
    'Controleer met lopen: hoor je loopt, dan schrijf je ook hier een t.',
  ],
  voorbeelden: ['wordt', 'vindt', 'houdt', 'rijdt', 'antwoordt', 'bidt', 'brandt', 'snijdt'],
  fouten: ['hij word', 'hij vint'],
};

export const detect: Detect = (beeld) =>
  (beeld.vorm === 'tt3' || beeld.vorm === 'tt2') && beeld.laag.endsWith('dt') ? findEind(beeld, /dt$/) : [];

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'tt3' && doel.vorm !== 'tt2') return;
  replaceEind(doel, 'dt', ['d', 't', 'tt', 'td', 'dd', 'tdt', 'ddt', 'dtt', 'tte', 'de'], add, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = (fout) => [
  [
    ikvormMet(
      fout,
      't',
      (stam) => `De ik-vorm is ${stam}. Bij hij, zij, het en u komt er een t achter: ${fout.woord}. Denk aan: hij loopt.`,
    ),
  ],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['dt', 'd', 't']);
