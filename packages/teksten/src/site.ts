import { teksten } from './shape.ts';

export const site = teksten(
  {
    frame: {
      inloggen: 'Inloggen',
      voet: 'Spelrijk is voor kinderen die leren lezen en schrijven, en voor wie hen daarbij helpt.',
      plaatjes: 'Tekeningen en letters komen van onze eigen server. Er zijn geen volgers en geen reclame.',
    },
    home: {
      titel: 'Spelling oefenen in spellen',
      omschrijving:
        'Spelrijk laat kinderen van groep 3 tot en met 8 spelling oefenen in spellen. De leerkracht ziet wat elk kind al kan, wat er misgaat en waarom.',
      kop: 'Oefen spelling in een rijk vol spellen',
      onder:
        'Kinderen horen een woord en schrijven het zelf, midden in een spel. Jij ziet wat elk kind al kan, wat er misgaat en welke regel daarbij hoort.',
      inloggen: 'Inloggen',
      hoe: 'Zo werkt het',
      stappen: {
        een: {
          kop: 'Een kind speelt',
          tekst:
            'Op de landkaart staan de taken van vandaag klaar: korte potjes met woorden die nét passen. Het kind hoort het woord en schrijft het helemaal zelf.',
        },
        twee: {
          kop: 'Een fout wordt een regel',
          tekst:
            'Gaat het mis, dan wijst Bloep de plek in het woord aan en noemt de regel in één zin. Daarna mag het kind het meteen nog een keer proberen.',
        },
        drie: {
          kop: 'Jij ziet wie je nodig heeft',
          tekst: 'Bij elke groep staat bovenaan wie vastloopt of lang niet oefende, en wat je kunt doen. Met de echte fouten erbij.',
        },
      },
      voor: 'Voor wie?',
      wie: {
        school: { kop: 'Scholen', tekst: 'Voor de hele groep, een kleine groep of één leerling. De woorden passen zich aan elk kind aan.' },
        rt: { kop: 'RT-praktijken', tekst: 'Volg je leerlingen tussen de afspraken door en zie precies welke regel nog niet vastzit.' },
        thuis: { kop: 'Thuis', tekst: 'Tien minuten per dag is genoeg. Je ziet wat je kind oefent, zonder punten om mee te pronken.' },
      },
      eerlijk: 'Wat je van ons mag verwachten',
      beloften: {
        zelf: 'Zelf schrijven telt het zwaarst. Aanklikken mag, maar is een opstapje.',
        schatting:
          'Geen rapportcijfer, maar een eerlijke schatting: “schrijft 74 tot 88% van deze woorden goed”. Weten we nog te weinig, dan zeggen we dat.',
        inzet: 'Munten zijn er voor een afgeronde taak, niet voor de beste. Er is geen ranglijst.',
        rust: 'Geen aftellende klok, tenzij je die zelf aanzet. Spelen kan met toetsen, met aanraken en zonder geluid.',
      },
      beeld: { hond: 'hont', regel: 'Maak het woord langer: honden. Je hoort een d, dus je schrijft een d.', geschreven: 'Dit schreef je' },
    },
  },
  {
    home: {
      omschrijving:
        'Spelrijk laat kinderen van het eerste tot en met het zesde leerjaar spelling oefenen in spellen. De leerkracht ziet wat elk kind al kan, wat er misgaat en waarom.',
      stappen: {
        drie: { tekst: 'Bij elke klas staat bovenaan wie vastloopt of lang niet oefende, en wat je kunt doen. Met de echte fouten erbij.' },
      },
      wie: {
        school: { tekst: 'Voor de hele klas, een klein groepje of één leerling. De woorden passen zich aan elk kind aan.' },
        rt: { kop: 'Logopediepraktijken' },
      },
    },
  },
);
