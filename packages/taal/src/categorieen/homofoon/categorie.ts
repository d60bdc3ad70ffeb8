import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'homofoon',
  naam: 'Woorden die hetzelfde klinken',
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ei-ij', 'au-ou', 'verlenging-d-t'],
  regel: 'De woorden klinken gelijk; ik kies de spelling die bij de betekenis past.',
  hoortSchrijft: 'zelfde klank > betekenis kiest',
  uitleg: [
    'De twee woorden klinken precies gelijk.',
    'Lees de zin en denk na: wat betekent het woord hier?',
    'Kies de schrijfwijze die bij die betekenis hoort.',
  ],
  voorbeelden: ['hart', 'hard', 'wei', 'wij', 'nog', 'noch', 'rauw', 'rouw', 'jou', 'jouw'],
  fouten: ['wij (wei)', 'hart (hard)', 'noch (nog)'],
};
