import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'leen-ieel-iaal',
  naam: '-ieel, -iaal, -ueel, -ieus',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['tie-sie'],
  regel: 'Ik hoor sjaal of jeel, maar ik schrijf iaal of ieel.',
  hoortSchrijft: '/ʃaːl (i)jeːl/ > iaal, ieel',
  uitleg: [
    'Je hoort jaal, jeel, weel of jeus aan het eind.',
    'Schrijf iaal, ieel, ueel of ieus.',
    'Denk aan speciaal, officieel, actueel en serieus.',
  ],
  voorbeelden: ['speciaal', 'officieel', 'materiaal', 'sociaal', 'filiaal', 'principieel', 'actueel', 'serieus'],
  fouten: ['spesjaal', 'offisjeel'],
};
