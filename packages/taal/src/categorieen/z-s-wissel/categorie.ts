import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'z-s-wissel',
  naam: 's wordt z',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['s-z', 'open-lettergreep'],
  regel: 'Aan het eind schrijf ik s, maar in het langere woord hoor en schrijf ik z.',
  hoortSchrijft: 'huis, maar /hœyzən/ > huizen',
  uitleg: [
    'Zeg het korte woord: huis. Je schrijft een s aan het eind.',
    'Zeg het lange woord: huizen. Nu hoor je een z.',
    'Schrijf de z die je hoort: huizen.',
  ],
  voorbeelden: ['huizen', 'neuzen', 'glazen', 'muizen', 'hazen', 'rozen', 'grijze', 'laarzen'],
  fouten: ['huisen', 'neusen', 'glasen'],
};
