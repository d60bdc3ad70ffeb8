import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'tussenklank',
  naam: 'Tussenklank bij l en r',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mkmm'],
  regel: 'Ik hoor een uh tussen twee medeklinkers, maar die schrijf ik niet.',
  hoortSchrijft: '/mɛlək/ > melk',
  uitleg: [
    'Zeg het woord: soms hoor je een korte uh na de l of de r.',
    'Die uh schrijf je niet: mel-luk wordt melk.',
    'Zet de l of de r direct voor de volgende medeklinker.',
  ],
  voorbeelden: ['melk', 'arm', 'film', 'dorp', 'berg', 'wolk', 'kerk', 'elf', 'storm', 'scherp'],
  fouten: ['mellek', 'arrem', 'fillem'],
};
