import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verdubbeling',
  naam: 'Korte klank aan het eind van de klankgroep (verdubbeling)',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm'],
  regel: 'Eindigt de klankgroep op een korte klank, dan schrijf ik de medeklinker erna dubbel.',
  hoortSchrijft: '/ɔm/ + klinker > omm',
  uitleg: [
    'Verdeel het woord in klankgroepen: bo-mmen.',
    'Eindigt een klankgroep op een korte klank? Schrijf dan de medeklinker erna twee keer.',
    'Lees terug: zonder dubbele letter wordt bommen ineens bomen.',
  ],
  voorbeelden: ['bommen', 'appel', 'ballen', 'zitten', 'koffie', 'kussen', 'bakker', 'emmer', 'ladder', 'knuffel'],
  fouten: ['bomen (bommen)', 'apel', 'kofie'],
};
