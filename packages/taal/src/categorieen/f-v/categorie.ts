import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'f-v',
  naam: 'f of v',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['letterkennis'],
  regel: 'Ik luister: bij v trilt mijn keel, bij f hoor ik alleen lucht.',
  hoortSchrijft: '/v/ of /f/ > v, f',
  uitleg: [
    'Leg je hand op je keel en zeg de klank.',
    'Trilt je keel, dan schrijf je v. Voel je alleen lucht, dan schrijf je f.',
    'Hoor je het niet goed? Denk aan een woord dat je kent, zoals vis of fiets.',
  ],
  voorbeelden: ['vis', 'vuur', 'vogel', 'vader', 'fiets', 'fles', 'feest', 'fluit', 'over', 'even'],
  fouten: ['viets', 'fader', 'tavel'],
};
