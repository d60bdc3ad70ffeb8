import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'aanhalingstekens',
  naam: 'Dubbele punt en aanhalingstekens',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['komma'],
  regel: 'Wat iemand precies zegt, komt na een dubbele punt tussen aanhalingstekens.',
  hoortSchrijft: '',
  uitleg: [
    'Zoek wat iemand precies zegt.',
    'Zet er een dubbele punt voor: Mama zei:',
    "Zet de woorden die gezegd worden tussen aanhalingstekens: 'Kom mee.'",
  ],
  voorbeelden: ["Mama zei: 'Kom mee.'", "'Stop!' riep de juf."],
  fouten: ['Mama zei kom mee.'],
};
