import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'gelijkvormigheid',
  naam: 'Dezelfde vorm bewaren (assimilatie)',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['samenstelling', 'verlenging-d-t'],
  regel: 'Ik denk aan de losse delen: wat ik daar schrijf, blijft staan, ook als ik het niet meer hoor.',
  hoortSchrijft: '/zɑɡduk/ > zakdoek',
  uitleg: [
    'Zoek de losse delen: zak en doek.',
    'Schrijf elk deel zoals het hoort, ook als je een letter niet goed hoort.',
    'Plak de delen aan elkaar: zakdoek.',
  ],
  voorbeelden: ['zakdoek', 'handdoek', 'uitdelen', 'hoofddoek', 'voetbal', 'badpak', 'opbellen', 'asbak'],
  fouten: ['zaddoek', 'handoek', 'uidelen'],
};
