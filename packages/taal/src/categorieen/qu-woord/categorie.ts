import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'qu-woord',
  naam: 'qu klinkt als kw of k',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7b', be: '5b' },
  vooraf: [],
  regel: 'Ik hoor kw of k, maar ik schrijf qu.',
  hoortSchrijft: '/kʋ k/ > qu',
  uitleg: [
    'Je hoort kw of k.',
    'In sommige woorden schrijf je qu.',
    'Onthoud het woord: quiz, aquarium, enquête.',
  ],
  voorbeelden: ['quiz', 'aquarium', 'enquête', 'quotum', 'equator', 'quasi', 'aquarel', 'quarantaine'],
  fouten: ['akwarium', 'kwis'],
};
