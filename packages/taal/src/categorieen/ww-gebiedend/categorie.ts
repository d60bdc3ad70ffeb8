import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-gebiedend',
  naam: 'Gebiedende wijs',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['ww-stam'],
  regel: 'Geef ik een bevel, dan schrijf ik alleen de ik-vorm.',
  hoortSchrijft: '',
  uitleg: [
    'Geef je iemand een bevel?',
    'Schrijf dan alleen de ik-vorm: Loop door!',
    'Zet er geen t achter: Word lid!',
  ],
  voorbeelden: ['Loop door!', 'Word lid!', 'Kom hier!', 'Rijd langzaam!', 'Wacht even!', 'Antwoord!', 'Houd vol!', 'Zit!'],
  fouten: ['Wordt lid!', 'Rijdt door!'],
};
