import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'achtervoegsel-teit',
  naam: 'Achtervoegsel -teit',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['achtervoegsel-heid'],
  regel: 'Ik hoor tijt, maar ik schrijf teit met ei en t.',
  hoortSchrijft: '/tɛit/ > teit',
  uitleg: [
    'Je hoort tijt aan het eind.',
    'Schrijf teit, met de korte ei en een t.',
    'Denk aan kwaliteit en activiteit.',
  ],
  voorbeelden: ['kwaliteit', 'elektriciteit', 'universiteit', 'activiteit', 'majesteit', 'kwantiteit', 'publiciteit', 'identiteit'],
  fouten: ['kwalitijt', 'elektriciteid'],
};
