import type { GameManifest } from '@spelrijk/game-kit/contract';

const SPOOR_TOETSEN = 'Na een goed woord volg je het spoor: kies een vak met de pijltjes en graaf met de spatiebalk.';
const SPOOR_AANRAKEN = 'Na een goed woord volg je het spoor: tik op een vak om te graven.';

export const manifest: GameManifest = {
  slug: 'dinograven',
  folder: 'dinograven',
  titel: 'Dinograven',
  plaatje: 'dinosaurus',
  instructie: 'Typ het woord. Elke letter is een schep zand minder.',
  familie: 'H',
  rustig: true,
  antwoordvormen: ['TYP', 'SPLIT'],
  bediening: {
    toetsen: `Typ het woord en druk op Enter. Met Backspace schep je een letter weer dicht. ${SPOOR_TOETSEN}`,
    aanraken: `Tik de letters op het letterbord. Tik op Klaar als het woord af is. ${SPOOR_AANRAKEN}`,
  },
  uitlegBij: {
    SPLIT: {
      instructie: 'Hak het bot in stukken, precies waar het woord in stukken gaat.',
      bediening: {
        toetsen: `Ga met de pijltjes naar een plek tussen twee letters. Hak met de spatiebalk. Druk op Enter als je klaar bent. ${SPOOR_TOETSEN}`,
        aanraken: `Tik tussen twee letters om te hakken, of gebruik de knoppen. Tik op Klaar als je klaar bent. ${SPOOR_AANRAKEN}`,
      },
    },
  },
  spel: {
    werkwoord: 'een spoor volgen en graven',
    keuze: 'welk vak je nu opgraaft, met de pootafdrukken die je al hebt',
    verrassing: 'waar iets ligt en wat het is: een ei, een schelp of een oude trommel',
    blijft: 'de botten die je vond, en je museum dat steeds voller wordt',
  },
  verzameling: {
    titel: 'Je museum',
    vraag: 'Wat komt er in je museum?',
    stukken: [
      { id: 'schedel', naam: 'een schedel' },
      { id: 'ei', naam: 'een dino-ei' },
      { id: 'poot', naam: 'een pootafdruk' },
      { id: 'ammoniet', naam: 'een ammoniet' },
      { id: 'tand', naam: 'een reuzentand' },
      { id: 'langnek', naam: 'een langnek' },
      { id: 'drihoorn', naam: 'een driehoorn' },
      { id: 'varen', naam: 'een oude varen' },
      { id: 'barnsteen', naam: 'een mug in barnsteen' },
      { id: 'visfossiel', naam: 'een vis van steen' },
      { id: 'veer', naam: 'een oerveer' },
      { id: 'babydino', naam: 'een babydino' },
    ],
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 14,
};
