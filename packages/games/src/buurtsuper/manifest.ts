import type { GameManifest } from '@spelrijk/game-kit/contract';

const KRAT = {
  toetsen: 'Na een goed antwoord pak je een krat in: kies een kolom met de pijltjes en laat los met de spatiebalk.',
  aanraken: 'Na een goed antwoord pak je een krat in: tik op een kolom.',
} as const;

export const manifest: GameManifest = {
  slug: 'buurtsuper',
  folder: 'buurtsuper',
  titel: 'Buurtsuper',
  plaatje: 'kaas',
  instructie: 'Zoek in het schap wat de klant wil hebben. Dan gaat het over de kassa.',
  familie: 'A',
  rustig: true,
  antwoordvormen: ['KIES', 'TYP'],
  eigen: ['boodschap'],
  bediening: {
    toetsen: `Kies in het schap met de pijltjes en druk op Enter. Of druk op een cijfer. ${KRAT.toetsen}`,
    aanraken: `Tik in het schap op wat de klant wil hebben. ${KRAT.aanraken}`,
  },
  uitlegBij: {
    'tekst-vraag': {
      instructie: 'Lees het verhaal. Zoek dan in het schap het goede antwoord.',
      bediening: {
        toetsen: `Blader met de pijltjes of de spatiebalk. Kies dan in het schap met de pijltjes en druk op Enter, of druk op een cijfer. Met Tab kom je bij het boek: je mag altijd teruglezen. ${KRAT.toetsen}`,
        aanraken: `Tik op Verder om te bladeren. Tik dan in het schap op het goede antwoord. Tik op het boek om terug te lezen. ${KRAT.aanraken}`,
      },
    },
    TYP: {
      instructie: 'De klant vertelt wat er op de kassabon moet. Typ het op de kassa.',
      bediening: {
        toetsen: `Typ op de kassa en druk op Enter. Met Backspace haal je een letter weg. ${KRAT.toetsen}`,
        aanraken: `Tik de letters op het letterbord. Tik op Klaar als je bon af is. ${KRAT.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'boodschappen inpakken',
    keuze: 'in welke kolom een boodschap valt, zodat er lagen zonder gaten komen',
    verrassing: 'wat er over de band komt, en wie er in de doos met gaatjes zit',
    blijft: 'de kratten en de spaarzegels, de hele ronde',
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 60,
  maxVraag: 140,
  maxTekst: 4000,
  zinnen: true,
  klanken: true,
  typtZinnen: true,
};
