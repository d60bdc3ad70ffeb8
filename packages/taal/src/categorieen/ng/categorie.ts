import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ng',
  code: 'a',
  naam: 'ng',
  blok: 'B',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mkm'],
  regel: 'Hoor ik de zingende klank achter in mijn keel en geen k erachter, dan schrijf ik ng.',
  hoortSchrijft: '/ŋ/ > ng',
  uitleg: [
    'Luister naar de zingende klank achter in je keel.',
    'Het is één klank, maar je schrijft twee letters: ng.',
    'Lees terug: zing je de klank aan het einde, zoals in ring?',
  ],
  voorbeelden: ['ring', 'slang', 'tong', 'jongen', 'vinger', 'zingen', 'bang', 'koning', 'lang', 'kring'],
  fouten: ['rin', 'rink', 'konink'],
};

export const detect: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'ng' && foneem.startsWith('ŋ'));

export const rewrite: Rewrite = (doel, add) => {
  // The n and the g of aangeven are of two parts.
  replaceEverywhere(doel, 'ng', ['n', 'nn', 'nk', 'ngk', 'ngg', 'ngh', 'nch', 'nkg', 'mg'], add, {
    where: (plek) => !doel.grenzen.has(plek + 1),
  });
  replaceEverywhere(doel, 'ng', ['g'], add, { where: (plek) => puntOp(doel, 'ng', plek) });
};

export const explain: Explain = (fout) => [
  [klinkt(fout, 'ng', /ŋ/, `Hoor je de zingende klank achter in je keel? Die schrijf je met ng: ${fout.woord}.`)],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['ng', 'nk', 'n']);
