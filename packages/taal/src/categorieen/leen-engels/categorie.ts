import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'leen-engels',
  naam: 'Engels leenwoord',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Het woord komt uit het Engels; ik onthoud de Engelse schrijfwijze.',
  hoortSchrijft: '/i eː ju ɑu/ > ee/ea, a, u, ow',
  uitleg: [
    'Het woord komt uit het Engels.',
    'Je hoort een klank, maar je schrijft hem op de Engelse manier.',
    'Onthoud hoe het woord eruitziet: team, cake, computer.',
  ],
  voorbeelden: ['jeep', 'team', 'cake', 'computer', 'baby', 'clown', 'show', 'goal', 'cool', 'website'],
  fouten: ['jiep', 'tiem', 'keek', 'kompjoeter'],
};
