import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verklein-klinker',
  naam: 'Verkleinwoord na een lange klank',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['verklein-tje', 'lange-klank-eind'],
  regel: 'Eindigt het woord op één a, o of u, dan schrijf ik die klank dubbel voor tje.',
  hoortSchrijft: '/aːtjə oːtjə ytjə/ > aatje, ootje, uutje',
  uitleg: [
    'Schrijf eerst het gewone woord: oma.',
    'De lange klank aan het eind schrijf je nu met twee letters: omaa.',
    'Zet tje erachter: omaatje.',
  ],
  voorbeelden: ['omaatje', 'opaatje', 'autootje', 'fotootje', 'pianootje', 'parapluutje', 'caviaatje', 'kilootje'],
  fouten: ['autotje', 'omatje'],
};
