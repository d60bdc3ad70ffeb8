import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'isch',
  naam: '-isch(e)',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['i-als-ie'],
  regel: 'Ik hoor ies, maar ik schrijf isch.',
  hoortSchrijft: '/is/ > isch',
  uitleg: [
    'Je hoort ies aan het eind, of iese.',
    'Schrijf isch of ische.',
    'Denk aan logisch en fantastische.',
  ],
  voorbeelden: ['tropisch', 'logisch', 'elektrisch', 'fantastisch', 'praktisch', 'historisch', 'technisch', 'medisch', 'tragische'],
  fouten: ['tropies', 'logies', 'logis'],
};
