import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'open-lettergreep',
  naam: 'Lange klank aan het eind van de klankgroep (verenkeling)',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm', 'lange-klank-eind'],
  regel: 'Eindigt de klankgroep op een lange klank, dan haal ik een stukje van de lange klank weg.',
  hoortSchrijft: '/aː eː oː y/ > a, e, o, u',
  uitleg: [
    'Verdeel het woord in klankgroepen: bo-men.',
    'Eindigt een klankgroep op een lange klank? Schrijf dan één a, e, o of u.',
    'Lees terug: boo-men wordt bo-men.',
  ],
  voorbeelden: ['bomen', 'water', 'muren', 'regen', 'vogel', 'lopen', 'zomer', 'tafel', 'koning', 'tomaat'],
  fouten: ['boomen', 'waater', 'muuren'],
};
