import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'visvijver',
  folder: 'visvijver',
  titel: 'Visvijver',
  plaatje: 'kikker',
  instructie: 'Een vis brengt een woord. Laat hem naar het goede lelieblad zwemmen.',
  familie: 'A',
  rustig: true,
  antwoordvormen: ['SORT', 'TYP'],
  eigen: ['tekst-klopt'],
  sorteervraag: 'Bij welk lelieblad hoort dit?',
  bediening: {
    toetsen:
      'Druk op 1, 2, 3 of 4. Of kies met de pijltjes en druk op Enter. Met pijltje omhoog zet je een plant voor een schelp. Na een goed woord voer je: kies een plek met de pijltjes en gooi met de spatiebalk.',
    aanraken:
      'Tik op een lelieblad, of sleep de vis erheen. Heb je een schelp? Tik in het water voor een plant. Na een goed woord voer je: tik in het water, daar waar iets zwemt.',
  },
  uitlegBij: {
    'tekst-klopt': {
      instructie: 'Lees het verhaal. Een vis brengt een antwoord. Klopt het? Laat hem naar het goede lelieblad zwemmen.',
      bediening: {
        toetsen:
          'Blader met de pijltjes of de spatiebalk. Druk dan op 1 of 2. Of kies met de pijltjes en druk op Enter. Met Tab kom je bij het boek: je mag altijd teruglezen. Na een goed antwoord voer je: kies een plek met de pijltjes en gooi met de spatiebalk.',
        aanraken:
          'Tik op Verder om te bladeren. Tik dan op een lelieblad, of sleep de vis erheen. Tik op het boek om terug te lezen. Na een goed antwoord voer je: tik in het water, daar waar iets zwemt.',
      },
    },
    TYP: {
      instructie: 'De kikker wil woorden op zijn blad. Schrijf ze op.',
      bediening: {
        toetsen:
          'Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Na een goed woord voer je: kies een plek met de pijltjes en gooi met de spatiebalk.',
        aanraken:
          'Tik de letters op het letterbord. Tik op Klaar als het woord af is. Na een goed woord voer je: tik in het water, daar waar iets zwemt.',
      },
    },
  },
  spel: {
    werkwoord: 'voeren',
    keuze: 'waar je een kruimel gooit, vóór wat onder water zwemt',
    verrassing: 'wie er bovenkomt',
    blijft: 'je eigen vijver, die week na week voller wordt',
  },
  verzameling: {
    titel: 'Je vijver',
    vraag: 'Wie of wat komt er in je vijver?',
    stukken: [
      { id: 'goudvis', naam: 'een goudvis' },
      { id: 'zilvervis', naam: 'een zilveren vis' },
      { id: 'pantervis', naam: 'een gevlekte vis' },
      { id: 'roosvis', naam: 'een roze vis' },
      { id: 'blauwvis', naam: 'een blauwe vis' },
      { id: 'nachtvis', naam: 'een zwarte vis' },
      { id: 'eend', naam: 'een eend' },
      { id: 'zwaan', naam: 'een zwaan' },
      { id: 'schildpad', naam: 'een schildpad' },
      { id: 'slak', naam: 'een slak' },
      { id: 'libel', naam: 'een libel' },
      { id: 'otter', naam: 'een otter' },
      { id: 'lotus', naam: 'een roze lelie' },
      { id: 'iris', naam: 'een paarse lelie' },
      { id: 'lantaarn', naam: 'een lantaarn' },
      { id: 'riet', naam: 'waterplanten' },
    ],
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 14,
  maxVraag: 122,
  maxTekst: 4000,
};
