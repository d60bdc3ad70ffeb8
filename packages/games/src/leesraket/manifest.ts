import type { GameManifest } from '@spelrijk/game-kit/contract';

const LANDEN = {
  toetsen: 'Na een goed woord land je op de maan: geef gas met de spatiebalk en stuur met de pijltjes links en rechts.',
  aanraken: 'Na een goed woord land je op de maan: tik om gas te geven, links of rechts van de raket om te sturen.',
} as const;

export const manifest: GameManifest = {
  slug: 'leesraket',
  folder: 'leesraket',
  titel: 'Leesraket',
  plaatje: 'raket',
  instructie: 'Kijk naar het raam van de raket. Het woord is er maar even. Kies dan de tank met dat woord.',
  familie: 'J',
  antwoordvormen: ['FLITS', 'TYP'],
  vormen: ['flits-kies', 'flits-letter', 'flits-typ', 'visueel-dictee'],
  bediening: {
    toetsen: `Kies de tank met 1, 2, 3 of 4, of met de pijltjes en Enter. Met Tab kom je bij de verrekijker: die laat het woord nog eens zien. ${LANDEN.toetsen}`,
    aanraken: `Tik op de tank met het woord dat je zag. Niet gezien? Tik op de verrekijker. ${LANDEN.aanraken}`,
  },
  uitlegBij: {
    TYP: {
      instructie: 'Kijk naar het raam van de raket. Het woord is er maar even. Typ het dan, dan stroomt de brandstof.',
      bediening: {
        toetsen: `Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Met Tab kom je bij de verrekijker. ${LANDEN.toetsen}`,
        aanraken: `Tik de letters op het letterbord. Tik op Klaar als het woord af is. Niet gezien? Tik op de verrekijker. ${LANDEN.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'landen',
    keuze: 'op welke krater: breed en makkelijk, of smal met twee bewoners',
    verrassing: 'wie er uit de krater kruipt',
    blijft: 'de maanvrienden die meereizen, de hele ronde',
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 14,
  flitst: true,
};
