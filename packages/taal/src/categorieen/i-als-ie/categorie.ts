import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'i-als-ie',
  naam: 'i klinkt als ie (kilo)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['open-lettergreep'],
  regel: 'Ik hoor ie, maar ik schrijf i.',
  hoortSchrijft: '/i/ > i',
  uitleg: [
    'Verdeel het woord in klankgroepen: ki-lo.',
    'Je hoort ie aan het eind van een klankgroep, maar je schrijft i.',
    'Onthoud het woord: kilo, liter, minuut.',
  ],
  voorbeelden: ['kilo', 'liter', 'minuut', 'piano', 'familie', 'olifant', 'titel', 'sigaar', 'muzikant'],
  fouten: ['kielo', 'lieter', 'mienuut'],
};
