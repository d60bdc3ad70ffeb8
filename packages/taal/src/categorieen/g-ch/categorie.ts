import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'g-ch',
  naam: 'g of ch',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['cht'],
  regel: 'Ik hoor g; bij ch-woorden onthoud ik de ch, en na een korte klank verdubbel ik die nooit.',
  hoortSchrijft: '/x/ > ch',
  uitleg: [
    'Je hoort een g.',
    'Onthoud of het een woord met ch is, zoals lachen of toch.',
    'De ch schrijf je nooit dubbel, ook niet na een korte klank.',
  ],
  voorbeelden: ['lachen', 'kachel', 'pech', 'toch', 'juichen', 'goochelen', 'zich', 'kuchen', 'bochel', 'richel'],
  fouten: ['laggen', 'kaggel', 'peg'],
};
