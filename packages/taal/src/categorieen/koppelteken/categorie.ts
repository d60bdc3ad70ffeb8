import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'koppelteken',
  naam: 'Koppelteken',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['samenstelling', 'trema'],
  regel: 'Botsen er twee klinkers in een samenstelling, dan zet ik een streepje ertussen.',
  hoortSchrijft: 'klinkerbotsing > -',
  uitleg: [
    'Zoek de twee woorden: zee en egel.',
    'Botsen er klinkers op de plek waar je ze plakt?',
    'Zet er dan een streepje tussen: zee-egel.',
  ],
  voorbeelden: ['zee-egel', 'auto-ongeluk', 'radio-omroep', 'tv-gids', 'na-apen', 'Noord-Holland', 'zo-even', 'foto-expositie'],
  fouten: ['zeeegel', 'autoongeluk'],
};
