import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-engels',
  naam: 'Engelse werkwoorden',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '8b', be: '6b' },
  vooraf: ['ww-vd-d-t', 'leen-engels'],
  regel: 'Ik gebruik de gewone regels; de Engelse e blijft staan als dat nodig is voor de uitspraak.',
  hoortSchrijft: '',
  uitleg: [
    'Maak de ik-vorm van het Engelse werkwoord: ik game.',
    'Gebruik de gewone regels: hij gamet, hij gamede, gegamed.',
    'Luister naar de laatste klank om te of de te kiezen; de Engelse e blijft staan.',
  ],
  voorbeelden: ['gamen', 'gamede', 'gegamed', 'gedownload', 'downloadt', 'updatet', 'geüpdatet', 'gescoord'],
  fouten: ['gedownloadt', 'gamde', 'geupdate'],
};
