import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'letterkennis',
  naam: 'Letters en klanken (34)',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '2b', be: 'K3b' },
  vooraf: [],
  regel: 'Elke klank heeft een eigen letter of lettergroep.',
  hoortSchrijft: 'hoor /m/ > schrijf m; hoor /œy/ > schrijf ui',
  uitleg: [
    'Luister goed naar de klank.',
    'Denk aan de letter of de lettergroep die bij de klank hoort.',
    'Schrijf hem op en zeg de klank nog een keer.',
  ],
  voorbeelden: ['a', 'e', 'i', 'o', 'u', 'aa', 'ee', 'oo', 'uu', 'ie', 'oe', 'eu', 'ui', 'ij', 'ei', 'au', 'ou', 'b', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'w', 'z'],
  fouten: ['d of b', 'p of q', 'm of n', 'eu of ui', 'ie of ei'],
};
