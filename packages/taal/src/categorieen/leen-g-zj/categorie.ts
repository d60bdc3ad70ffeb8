import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'leen-g-zj',
  naam: 'g of j klinkt als zj (garage)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Ik hoor zj, maar ik schrijf g (of j).',
  hoortSchrijft: '/ʒ/ > g, j',
  uitleg: [
    'Je hoort zj.',
    'In woorden uit het Frans schrijf je g of j.',
    'Onthoud het woord: garage, horloge, journaal.',
  ],
  voorbeelden: ['garage', 'horloge', 'etage', 'bagage', 'giraf', 'gelei', 'manege', 'journaal'],
  fouten: ['garazje', 'horlozje'],
};
