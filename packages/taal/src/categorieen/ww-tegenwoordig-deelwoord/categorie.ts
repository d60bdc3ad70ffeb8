import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-tegenwoordig-deelwoord',
  naam: 'Onvoltooid (tegenwoordig) deelwoord',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '8a', be: '6a' },
  vooraf: ['ww-infinitief'],
  regel: 'Het hele werkwoord plus d of de: lachend, een lachende clown.',
  hoortSchrijft: '/ənt/ > end',
  uitleg: [
    'Neem het hele werkwoord: lachen.',
    'Zet er een d achter: lachend.',
    'Staat het voor een ding of een mens, schrijf dan de: een lachende clown.',
  ],
  voorbeelden: ['lachend', 'lopend', 'huilend', 'zingende', 'slapende', 'spelende', 'vallende', 'kokend'],
  fouten: ['lachent', 'lopent'],
};
