import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';

/** Source: Taaladvies (Taalunie), alle/allen: with an n for more people, where no noun stands with it that is meant. */
export const categorie: Categorie = {
  id: 'alle-allen',
  code: '32',
  naam: 'alle of allen',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '8a', be: '6a' },
  vooraf: ['meervoud-en-s', 'uitgang-stomme-e'],
  regel: 'Gaat het over meer mensen en staat er geen naamwoord bij, dan schrijf ik en.',
  hoortSchrijft: '/ə(n)/ > alle kinderen, maar zij allen',
  uitleg: [
    'Kijk naar de zin: gaat het woord over meer dan één mens?',
    'Staat er geen naamwoord bij? Schrijf dan en: zij lachen allen.',
    'Staat er wel een naamwoord bij, of is het er maar één? Schrijf dan e: alle kinderen.',
  ],
  voorbeelden: ['allen', 'beiden', 'sommigen', 'velen', 'zieken', 'zieke'],
  fouten: ['alle (allen)', 'zieken (zieke)'],
};

/** Chosen for its sentence, which alone tells which of the two it is. */
export const detectTaak: Detect = ({ laag }) => {
  const eind = /en?$/.exec(laag);
  return eind ? [vondst(eind.index, laag.length)] : [];
};

const FOUT: Readonly<Record<string, readonly string[]>> = { en: ['e'], e: ['en'] };

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'alle-allen'))
    for (const fout of FOUT[doel.woord.slice(start, end)] ?? []) add(start, end, fout, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = ({ woord, getypt }) => [
  [
    zin(
      `Hier gaat het over meer mensen, en er staat geen naamwoord bij. Dan schrijf je en: ${woord}.`,
      woord.endsWith('en') && getypt === woord.slice(0, -1),
    ),
  ],
  [
    zin(
      `Met en schrijf je het alleen voor meer mensen, als er geen naamwoord bij staat. Hier wordt het ${woord}.`,
      woord.endsWith('e') && getypt === `${woord}n`,
    ),
  ],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['e', 'en']);
