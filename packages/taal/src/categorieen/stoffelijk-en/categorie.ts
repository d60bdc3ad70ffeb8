import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { heeftPunt, STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'stoffelijk-en',
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

export const detect: Detect = (beeld) => (beeld.vorm === 'bn' ? vindEind(beeld, /en$/) : []);

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.vorm !== 'bn' && !heeftPunt(doel, 'stoffelijk-en')) return;
  vervangEind(doel, 'en', ['e', 'un', 'u', 'n', 'in', ''], voeg, { kosten: STAPKOSTEN.uitgang });
};

export const verklaar: Verklaar = ({ woord }) => `Het woord zegt waar iets van gemaakt is. Dan schrijf je en: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['en', 'e']);
