import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'bijvoeglijk-voltooid',
  naam: 'Voltooid deelwoord als bijvoeglijk naamwoord',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '8a', be: '6a' },
  vooraf: ['ww-vd-d-t', 'open-lettergreep', 'verdubbeling'],
  regel: 'Ik schrijf het zo kort mogelijk, net als een gewoon bijvoeglijk naamwoord.',
  hoortSchrijft: '/də tə/ > de, te',
  uitleg: [
    'Zoek het voltooid deelwoord: verbrand.',
    'Staat het voor een ding, zet er dan een e achter: de verbrande cake.',
    'Schrijf het zo kort mogelijk en let op de klankgroepen: de verbrede weg.',
  ],
  voorbeelden: ['verbrande', 'geverfde', 'gebakken', 'verbrede', 'gehate', 'geschilde', 'gevulde', 'bedreigde'],
  fouten: ['de verbreedde weg', 'de gehaatte man'],
};
