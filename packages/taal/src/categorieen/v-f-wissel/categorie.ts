import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'v-f-wissel',
  naam: 'f wordt v',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['f-v', 'open-lettergreep'],
  regel: 'Aan het eind schrijf ik f, maar in het langere woord hoor en schrijf ik v.',
  hoortSchrijft: 'brief, maar /brivən/ > brieven',
  uitleg: [
    'Zeg het korte woord: brief. Je schrijft een f aan het eind.',
    'Zeg het lange woord: brieven. Nu hoor je een v.',
    'Schrijf de v die je hoort: brieven.',
  ],
  voorbeelden: ['brieven', 'wolven', 'duiven', 'druiven', 'kalveren', 'golven', 'dieven', 'raven'],
  fouten: ['briefen', 'wolfen', 'duifen'],
};
