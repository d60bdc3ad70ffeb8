import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-vt-v-z',
  naam: 'Verleden tijd bij stam met v of z',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['ww-vt-te-de', 'v-f-wissel', 'z-s-wissel'],
  regel: 'Voor -en staat v of z, dus -de; maar in de ik-vorm schrijf ik f of s.',
  hoortSchrijft: 'leven > leefde',
  uitleg: [
    'Neem het hele werkwoord en haal -en weg: leev, verhuiz.',
    'Daar staat een v of een z, dus je kiest de.',
    'Schrijf voor de de gewone ik-vorm met f of s: leefde, verhuisde.',
  ],
  voorbeelden: ['leefde', 'beloofde', 'verhuisde', 'reisde', 'geloofde', 'bloosde', 'beefde', 'vreesde'],
  fouten: ['leefte', 'leevde', 'reiste'],
};
