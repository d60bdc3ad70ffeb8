import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verklein-je',
  naam: 'Verkleinwoord -je',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Ik schrijf het grondwoord en daarna je.',
  hoortSchrijft: '/jə/ > je',
  uitleg: [
    'Schrijf eerst het gewone woord: huis.',
    'Je hoort juh, maar je schrijft je.',
    'Zet je erachter: huisje.',
  ],
  voorbeelden: ['huisje', 'boekje', 'hondje', 'meisje', 'kopje', 'visje', 'feestje', 'plaatje'],
  fouten: ['huisju', 'boekju', 'hontje'],
};
