import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import { STOFFELIJK } from '../../lexicon/woordsoorten.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'stoffelijk-en',
  code: '1f',
  naam: 'Stoffelijk bijvoeglijk naamwoord -en',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Zegt het woord waar iets van gemaakt is, dan schrijf ik -en.',
  hoortSchrijft: '/ə(n)/ > en',
  uitleg: [
    'Vraag: waar is het van gemaakt?',
    'Is het van hout, dan is het houten: je schrijft en.',
    'De n schrijf je altijd, ook als je hem niet hoort: een houten tafel.',
  ],
  voorbeelden: ['houten', 'gouden', 'wollen', 'zilveren', 'ijzeren', 'katoenen', 'papieren', 'stenen'],
  fouten: ['houte', 'goude'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'bn' ? findEind(beeld, /en$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'bn' && !hasPunt(doel, 'stoffelijk-en')) return;
  replaceEind(doel, 'en', ['e', 'un', 'u', 'n', 'in', ''], add, { kosten: STAPKOSTEN.uitgang });
};

export const explain: Explain = (fout) => [
  [
    zin(
      `Het woord zegt waar iets van gemaakt is. Dan schrijf je en: ${fout.woord}.`,
      (STOFFELIJK.has(fout.woord) || (fout.vorm === 'bn' && fout.woord.endsWith('en'))) && !fout.getypt.endsWith('en'),
    ),
  ],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['en', 'e']);
