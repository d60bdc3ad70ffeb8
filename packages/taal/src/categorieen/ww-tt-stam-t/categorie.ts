import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-tt-stam-t',
  naam: 'Tegenwoordige tijd: ik-vorm + t',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-stam'],
  regel: 'Bij hij, zij, het en u schrijf ik de ik-vorm plus t.',
  hoortSchrijft: '/t/ > stam + t',
  uitleg: [
    'Zoek wie het doet: hij, zij, het of u?',
    'Maak de ik-vorm: ik loop.',
    'Zet er een t achter: hij loopt.',
  ],
  voorbeelden: ['loopt', 'speelt', 'werkt', 'leest', 'geeft', 'zwemt', 'fietst', 'maakt'],
  fouten: ['hij loop', 'hij werkd'],
};
