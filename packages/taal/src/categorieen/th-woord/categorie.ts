import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'th-woord',
  naam: 'th klinkt als t (thee)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik hoor t, maar ik schrijf th.',
  hoortSchrijft: '/t/ > th',
  uitleg: [
    'Je hoort een t.',
    'In sommige woorden schrijf je th.',
    'Onthoud het woord: thee, thuis, theater.',
  ],
  voorbeelden: ['thee', 'thuis', 'theater', 'bibliotheek', 'apotheek', 'methode', 'thema', 'marathon', 'thermometer'],
  fouten: ['tee', 'tuis', 'biblioteek'],
};
