import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-vt-te-de',
  naam: 'Verleden tijd met -te of -de',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ww-stam'],
  regel: "Ik kijk naar de letter voor -en; zit die in 't ex-kofschip, dan schrijf ik te, anders de.",
  hoortSchrijft: '/tə də/ > te, de',
  uitleg: [
    'Neem het hele werkwoord en haal -en weg: werk.',
    "Kijk naar de laatste letter: zit die in 't ex-kofschip?",
    'Ja: ik-vorm plus te. Nee: ik-vorm plus de.',
  ],
  voorbeelden: ['werkte', 'fietste', 'maakte', 'kookte', 'speelde', 'regende', 'belde', 'woonde'],
  fouten: ['werkde', 'speelte'],
};
