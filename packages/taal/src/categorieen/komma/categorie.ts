import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';

export const categorie: Categorie = {
  id: 'komma',
  code: '25',
  naam: 'Komma',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['leesteken-eind'],
  regel: 'Ik zet een komma in een opsomming en tussen twee persoonsvormen.',
  hoortSchrijft: '',
  uitleg: [
    'Lees de zin hardop en luister waar je even wacht.',
    'Zet een komma tussen de woorden van een rijtje: appels, peren en druiven.',
    'Zet ook een komma tussen twee persoonsvormen: Als het regent, blijf ik thuis.',
  ],
  voorbeelden: ['Ik koop appels, peren en druiven.', 'Als het regent, blijf ik thuis.', 'Ja, graag.'],
  fouten: ['Ik koop peren appels en druiven.'],
};

export const detectTaak: Detect = (beeld) => findLetters(beeld, /,/g);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, ',', ['', '.', ';', ' ,', ' -'], add, { kosten: STAPKOSTEN.teken });
  replaceEverywhere(doel, ', ', [',', ' , '], add, { kosten: STAPKOSTEN.teken });
  replaceEverywhere(doel, ' ', [', ', ' ,'], add, { kosten: STAPKOSTEN.teken, where: (plek) => /\p{L}/u.test(letter(doel, plek - 1)) });
};

export const explain: Explain = (fout) => [
  [zin(fout.goed.includes(',') ? 'Lees de zin hardop. Waar je even wacht, zet je een komma.' : 'Hier hoort geen komma.')],
];
