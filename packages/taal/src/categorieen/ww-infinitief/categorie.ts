import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-infinitief',
  naam: 'Hele werkwoord',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-persoonsvorm', 'uitgang-stomme-e'],
  regel: 'Het hele werkwoord is het woord dat past na wij gaan.',
  hoortSchrijft: '/ən/ > en',
  uitleg: [
    'Maak het rijtje af: wij gaan ...',
    'Het woord dat daar past, is het hele werkwoord.',
    'Schrijf altijd de n aan het eind: lopen, spelen.',
  ],
  voorbeelden: ['lopen', 'spelen', 'worden', 'vinden', 'lezen', 'leven', 'praten', 'antwoorden'],
  fouten: ['lope', 'speele'],
};
