import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verklein-pje',
  naam: 'Verkleinwoord -pje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['verklein-je'],
  regel: 'Na een m hoor ik pju: ik schrijf pje.',
  hoortSchrijft: '/pjə/ > pje',
  uitleg: [
    'Schrijf eerst het gewone woord: boom.',
    'Na de m hoor je pjuh: schrijf pje.',
    'Zet pje erachter: boompje.',
  ],
  voorbeelden: ['boompje', 'raampje', 'wormpje', 'bloempje', 'armpje', 'filmpje', 'droompje', 'bezempje'],
  fouten: ['boomtje', 'raamje'],
};
