import { teksten } from './shape.ts';

/** Reading that is set ready: groepjes by what reading needs; texts, themes and plays for some children; a text for two who read it together. */
export const klaarlezenTeksten = teksten(
  'klaarlezen',
  {
    groepjes: {
      titel: 'Groepjes voor lezen',
      uitleg:
        'Wie nu hetzelfde nodig heeft bij lezen. Een groepje komt uit een leesmoment van drie teksten, uit minstens twaalf antwoorden bij drie teksten of meer, of uit minstens twaalf antwoorden bij letters. Uit één keer lezen maken we geen groepje.',
      leeg: 'Er zijn nu geen groepjes',
      leegUitleg: 'Er is nog te weinig gelezen of beantwoord om twee kinderen met dezelfde vraag bij elkaar te zetten.',
      kop: {
        letters: 'Letters, set {{set}}',
        nauwkeurig: 'Eerst goed lezen, {{niveau}}',
        vlot: 'Vlotter lezen, {{niveau}}',
        letterlijk: 'Vinden wat er staat, {{niveau}}',
        verbinden: 'Zinnen verbinden, {{niveau}}',
        afleiden: 'Tussen de regels lezen, {{niveau}}',
        woorden: 'Nieuwe woorden, {{niveau}}',
      },
      waarom: {
        letters:
          'Deze kinderen kennen de letters van set {{set}} nog niet zeker. Oefen die samen, en lees teksten met de letters die ze al kennen.',
        nauwkeurig:
          'Minder dan 96 van de 100 woorden gingen goed bij teksten van {{niveau}}. Goed lezen komt voor vlot lezen: lees voor, lees samen, en dan zelf.',
        vlot: 'De woorden gaan goed, maar het lezen is nog traag voor {{niveau}}. Lees een tekst twee tot vier keer, en dan een nieuwe.',
        letterlijk: 'De kinderen vinden nog niet terug wat er in teksten van {{niveau}} staat. Laat bij elk antwoord de zin aanwijzen.',
        verbinden:
          'Zinnen die bij elkaar horen, gaan bij teksten van {{niveau}} nog vaak mis. Praat over wie met hij of zij wordt bedoeld, en waarom iets gebeurt.',
        afleiden: 'Wat er niet letterlijk staat, halen deze kinderen nog niet uit teksten van {{niveau}}. Vraag: hoe weet je dat?',
        woorden: 'Nieuwe woorden uit teksten van {{niveau}} blijven nog niet hangen. Praat vooraf over drie woorden, en gebruik ze daarna.',
      },
      bewijs: {
        letters: '{{laag}} tot {{hoog}} van de 100 goed, antwoorden: {{antwoorden}}',
        nauwkeurig: '{{goed}} van {{gelezen}} woorden goed, teksten: {{teksten}}',
        vlot: '{{laag}} tot {{hoog}} woorden per minuut, zelf lezen begint bij {{vanaf}}',
        begrip: '{{goed}} van {{antwoorden}} vragen goed, teksten: {{teksten}}',
      },
      alleen: 'Wie nu als enige iets anders nodig heeft',
      verder: 'Kan verder zonder groepje',
      teWeinig: 'Te weinig gelezen om iets te zeggen',
      geenTekst: 'Er is geen tekst die hier nu bij past.',
    },
    zet: {
      tekst: 'Tekst',
      optie: '{{titel}} ({{niveau}}, {{woorden}} woorden)',
      tot: 'Tot en met',
      knop: 'Laat dit lezen',
      klaar: '‘{{titel}}’ staat bovenaan op de leesplank van {{namen}}.',
    },
    scherm: {
      titel: 'Klaarzetten om te lezen',
      uitleg:
        'Zet een thema klaar voor de hele groep, een toneelstuk voor een paar kinderen, of een tekst om met z’n tweeën te lezen. Het staat bovenaan op hun leesplank.',
      uitlegEen:
        'Zet een tekst, een thema, een toneelstuk of een tekst om samen te lezen klaar voor {{naam}}. Het staat bovenaan op de leesplank.',
      voor: 'Voor wie',
      iedereen: 'Iedereen',
      knop: 'Zet klaar',
      leeg: 'Er zitten nog geen kinderen in deze groep',
      leegUitleg: 'Zodra er kinderen zijn, kun je hier iets voor hen klaarzetten.',
      een: {
        titel: 'Een tekst',
        uitleg: 'Eén tekst die {{naam}} zelf leest. Hier staat hij helemaal, zodat je eerst ziet wat het is.',
        niveau: 'Hoe moeilijk',
        hoger: '{{niveau}}, een stap hoger',
        stem: '{{niveau}}, met de stem erbij',
        over: 'Waarover',
        soort: { alles: 'Alles', dieren: 'Dieren', lachen: 'Om te lachen', spannend: 'Spannend' },
        optie: '{{titel}} ({{woorden}} woorden)',
        gelezen: '{{titel}} ({{woorden}} woorden, al gelezen)',
        geen: 'Hierover ligt op deze plank geen tekst. Kies iets anders.',
        lees: 'Lees eerst: {{titel}}',
      },
      thema: {
        titel: 'Een thema',
        uitleg:
          'Ieder kind krijgt zes teksten over één onderwerp: de zes die het dichtst liggen bij wat het nu leest. Een tekst die nog te moeilijk is, leest het mee met de stem. Dit zijn alle teksten van het thema:',
        kies: 'Thema',
        woorden: 'Woorden die terugkomen: {{woorden}}.',
        slot: 'Aan het eind komen er slotvragen. Bij elke slotvraag heb je drie teksten nodig.',
        klaar_one: 'Het thema {{naam}} staat klaar voor {{count}} kind.',
        klaar_other: 'Het thema {{naam}} staat klaar voor {{count}} kinderen.',
      },
      samen: {
        titel: 'Samen lezen',
        uitleg:
          'Een kind leest met een tutor of met iemand naast zich: eerst voor, dan samen, dan alleen. Op het scherm staat wie wat doet. Er wordt niets opgenomen en niets beoordeeld; bewaard wordt alleen hoeveel er samen gelezen is.',
        hoe: 'Hoe',
        vorm: { tutor: 'Tutorlezen: per stukje, met een tutor', koor: 'Voor-koor-zelf: per zin, met iemand ernaast' },
        lezer: 'Wie leest',
        tutor: 'Tutor',
        zonder: 'Iemand zonder eigen scherm',
        kies: 'Kies een kind',
        geenTekst: 'Voor {{naam}} is nog geen tekst open. Teksten komen erbij zodra de letters bekend zijn.',
        klaarPaar: '‘{{titel}}’ staat klaar voor {{lezer}} en {{tutor}}.',
        klaarAlleen: '‘{{titel}}’ staat klaar voor {{lezer}}.',
      },
      toneel: {
        titel: 'Een toneelstuk',
        uitleg:
          'Geef elke rol aan een kind; één kind mag ze ook alle hebben en kiest er dan steeds een. Het oefent alleen: de anderen zijn te horen en het stuk wacht op de eigen zinnen. Daarna kun je het samen spelen. Er wordt niets opgenomen.',
        kies: 'Toneelstuk',
        optie: '{{titel}} ({{niveau}}, {{rollen}} rollen, {{woorden}} woorden)',
        rol_one: '{{rol}} ({{count}} keer aan de beurt)',
        rol_other: '{{rol}} ({{count}} keer aan de beurt)',
        niemand: 'Nog niemand',
        klaar: '‘{{titel}}’ staat klaar voor wie een rol heeft.',
        blad: 'Blad om af te drukken',
        elk: 'Een blad voor elke rol',
        print: 'Afdrukken',
      },
    },
    elders: {
      titel: 'Tutor in een andere groep',
      uitleg: 'Dit zette de begeleider van die groep klaar. Daar staat ook wie er leest.',
      wie: '{{naam}} is tutor van een kind uit {{groep}}',
    },
    klaar: {
      titel: 'Klaargezet om te lezen',
      scherm: 'Klaarzetten om te lezen',
      kop: '{{titel}}, tot en met {{tot}}',
      vanaf: '{{titel}}, van {{van}} tot en met {{tot}}',
      soort: { tekst: 'tekst', thema: 'thema', toneel: 'toneel', tutor: 'tutorlezen', koor: 'voor-koor-zelf' },
      gestopt: 'weggehaald',
      voorbij: 'voorbij',
      uit: 'uitgelezen',
      nietUit: 'nog niet uit',
      niveau: 'teksten van {{niveau}}',
      deel: '{{uit}} van {{van}} uit',
      rollen: 'is {{rollen}}',
      isTutor: 'is tutor',
      samen_one: '{{count}} keer samen gelezen ({{minuten}} min)',
      samen_other: '{{count}} keer samen gelezen ({{minuten}} min)',
      nogNiet: 'nog niet samen gelezen',
      slot: 'slotvragen: {{goed}} van {{antwoorden}} goed',
      weg: 'Haal weg',
      wegVan: 'Haal weg: {{titel}}',
      weggehaald: 'Weggehaald. Wat gelezen is, blijft.',
      terug: 'Zet terug',
    },
  },
  {
    scherm: {
      uitleg:
        'Zet een thema klaar voor de hele klas, een toneelstuk voor een paar kinderen, of een tekst om met z’n tweeën te lezen. Het staat bovenaan op hun leesplank.',
      leeg: 'Er zitten nog geen kinderen in deze klas',
    },
    elders: { titel: 'Tutor in een andere klas', uitleg: 'Dit zette de begeleider van die klas klaar. Daar staat ook wie er leest.' },
  },
);
