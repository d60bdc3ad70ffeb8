import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verklein-tje',
  naam: 'Verkleinwoord -tje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['verklein-je'],
  regel: 'Ik schrijf het grondwoord en hoor tju: ik schrijf tje.',
  hoortSchrijft: '/tjə/ > tje',
  uitleg: [
    'Schrijf eerst het gewone woord: stoel.',
    'Je hoort tjuh, maar je schrijft tje.',
    'Zet tje erachter: stoeltje.',
  ],
  voorbeelden: ['stoeltje', 'deurtje', 'tafeltje', 'treintje', 'tuintje', 'vogeltje', 'eitje', 'vrouwtje'],
  fouten: ['stoelje', 'deurtju'],
};
