import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ng',
  naam: 'ng',
  blok: 'B',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mkm'],
  regel: 'Hoor ik de zingende klank achter in mijn keel, dan schrijf ik ng.',
  hoortSchrijft: '/ŋ/ > ng',
  uitleg: [
    'Luister naar de zingende klank achter in je keel.',
    'Het is één klank, maar je schrijft twee letters: ng.',
    'Lees terug: zing je de klank aan het einde, zoals in ring?',
  ],
  voorbeelden: ['ring', 'slang', 'tong', 'jongen', 'vinger', 'zingen', 'bang', 'koning', 'lang', 'kring'],
  fouten: ['rin', 'rink', 'konink'],
};
