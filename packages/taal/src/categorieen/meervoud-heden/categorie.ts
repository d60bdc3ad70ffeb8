import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'meervoud-heden',
  code: '2w',
  naam: 'Meervoud op -heden',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['achtervoegsel-heid', 'open-lettergreep'],
  regel: 'Een woord op heid krijgt in het meervoud heden, met één e.',
  hoortSchrijft: '/heːdən/ > heden',
  uitleg: [
    'Eindigt het woord op heid? Dan verandert het eind in het meervoud.',
    'Heid wordt heden: mogelijkheid, mogelijkheden.',
    'Je schrijft één e, want de klankgroep eindigt op een lange e: he-den.',
  ],
  voorbeelden: ['mogelijkheden', 'moeilijkheden', 'waarheden'],
  fouten: ['mogelijkheeden', 'moeilijkheiden'],
};

/** Chosen for its plural. */
export const detectTaak: Detect = (beeld) => (beeld.vorm === 'mv' ? findEind(beeld, /heden$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'meervoud-heden'))
    for (const [eind, fouten] of [
      [end, ['hede']],
      // Behind these the n may be missing as well.
      [end - 2, ['heed', 'heid', 'hijd', 'hedd', 'heidd', 'hijdd', 'ed']],
    ] as const)
      for (const fout of fouten) add(start, eind, fout, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = (fout) => [
  [
    zin(
      `Bij één is het ${fout.basis ?? ''}, bij meer ${fout.woord}.`,
      fout.vorm === 'mv' && fout.basis?.endsWith('heid') === true && !fout.getypt.endsWith('heden'),
    ),
  ],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['heden', 'heeden', 'heiden']);
