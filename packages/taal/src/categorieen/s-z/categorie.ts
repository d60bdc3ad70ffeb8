import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 's-z',
  naam: 's of z',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['letterkennis'],
  regel: 'Ik luister: bij z zoemt het, bij s sist het.',
  hoortSchrijft: '/z/ of /s/ > z, s',
  uitleg: [
    'Leg je hand op je keel en zeg de klank.',
    'Zoemt het, dan schrijf je z. Sist het, dan schrijf je s.',
    'Hoor je het niet goed? Denk aan een woord dat je kent, zoals zon of sok.',
  ],
  voorbeelden: ['zon', 'zee', 'zus', 'zeven', 'sok', 'soep', 'suiker', 'samen', 'bezem', 'lezen'],
  fouten: ['son', 'zok', 'zuiker'],
};
