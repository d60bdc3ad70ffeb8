import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'auw-ouw',
  naam: 'auw of ouw',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['au-ou'],
  regel: 'Aan het eind van een klankgroep schrijf ik na au of ou vaak een w die ik niet hoor.',
  hoortSchrijft: '/ɑu/ > auw, ouw',
  uitleg: [
    'Je hoort au aan het eind van een klankgroep.',
    'Vaak staat er nog een w achter die je niet hoort: blauw, vrouw.',
    'Onthoud of het auw of ouw is.',
  ],
  voorbeelden: ['blauw', 'pauw', 'gauw', 'kauwen', 'vrouw', 'bouw', 'mouw', 'touw', 'trouwen', 'gebouw'],
  fouten: ['blouw', 'vrauw', 'vrou'],
};
