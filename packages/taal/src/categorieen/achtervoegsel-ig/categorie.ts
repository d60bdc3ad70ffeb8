import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'achtervoegsel-ig',
  naam: 'Achtervoegsel -ig',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Ik hoor ug, maar ik schrijf ig.',
  hoortSchrijft: '/əx/ > ig',
  uitleg: [
    'Je hoort ug aan het eind.',
    'Schrijf ig, met een i en een g.',
    'Denk aan aardig en jarig.',
  ],
  voorbeelden: ['aardig', 'twintig', 'jarig', 'gelukkig', 'gezellig', 'rustig', 'prachtig', 'stevig', 'grappig', 'veertig'],
  fouten: ['aardug', 'twintich'],
};
