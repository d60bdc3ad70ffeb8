import { sitepagina } from './pagina.ts';

export const adaptief = sitepagina(({ jaar, normgroep }) => ({
  titel: 'Adaptief oefenen',
  omschrijving:
    'Hoe Spelrijk na elk antwoord opnieuw schat wat een kind kan, en daar de volgende woorden bij kiest. Met wat het wel en niet weet.',
  kop: 'Elk kind zijn eigen woorden',
  inleiding:
    'Twee kinderen in dezelfde bank oefenen zelden hetzelfde. De een schrijft *bomen* al zonder nadenken, de ander heeft nog moeite met *boom*. Spelrijk schat na elk antwoord opnieuw wat een kind kan, en kiest daar de volgende woorden bij.',
  deelbeeld: { beeld: 'landkaart', alt: 'De landkaart met een kronkelende weg, plekken met sterren en een bord met taken' },
  delen: [
    {
      kop: 'Zo kiest Spelrijk een woord',
      blokken: [
        {
          stappen: [
            {
              kop: 'Het kind schrijft een woord',
              tekst:
                'Uit één woord leren we meer dan goed of fout. Wie *honden* schrijft als *hondun*, laat zien dat de d wel goed zit, maar de stomme e nog niet.',
            },
            {
              kop: 'De schatting schuift op',
              tekst:
                'Voor elke spellingcategorie houden we een eigen schatting bij. Een moeilijk woord goed schrijven telt meer dan een makkelijk woord goed schrijven.',
            },
            {
              kop: 'Het volgende woord past',
              tekst:
                'We kiezen woorden waarvan we verwachten dat ongeveer acht van de tien lukken. Zo blijft het spannend en blijft het leuk.',
            },
          ],
        },
      ],
    },
    {
      kop: 'Vier dingen die we anders doen',
      blokken: [
        {
          kaarten: [
            {
              kop: 'Per categorie, nooit één cijfer',
              tekst:
                'Een kind is niet ‘goed in spelling’. Het kan de verlengingsregel wel en het trema nog niet. Daarom houden we 113 categorieën los van elkaar bij.',
            },
            {
              kop: 'Een gok is geen antwoord',
              tekst:
                'Wie binnen een tel iets aanklikt, heeft niet gelezen. Zulke antwoorden herkennen we aan het eigen tempo van het kind. Ze tellen dan niet mee, en jij ziet hoeveel het er waren.',
            },
            {
              kop: 'Fouten komen terug',
              tekst:
                'Een woord dat misging, komt na een makkelijker woord terug. Daarna na een dag, en dan met steeds meer dagen ertussen.',
            },
            {
              kop: 'Bijna klaar komt vaker',
              tekst: 'Zit een kind vlak voor het doel, dan krijgt die categorie extra beurten. Daarnaast gaat er ook iets nieuws open.',
            },
          ],
        },
      ],
    },
    {
      kop: 'Wanneer kan een kind het?',
      blokken: [
        {
          p: 'Vijf keer achter elkaar goed zegt weinig: dat lukt ook met makkelijke woorden of met geluk. Bij ons geldt een categorie als beheerst als het kind waarschijnlijk minstens 85 van de 100 woorden goed schrijft, op verschillende dagen. Voor de derde ster moet het ook lukken in een gemengd dictee met woorden die nooit geoefend zijn.',
        },
        {
          p: 'Zakt het later weg, dan merkt Spelrijk dat bij een controle. De categorie gaat dan gewoon weer open. Dat is geen straf, maar een opfrisser.',
        },
      ],
    },
    {
      kop: 'Waar begint een kind?',
      blokken: [
        {
          p: `Een nieuw kind begint bij wat in zijn jaar meestal al bekend is. Na een korte start van hooguit twintig woorden past dat beginpunt beter; ${jaar(3)} heeft die start niet. Jij kunt het ook zelf kiezen, met een beginpunt, een hoogste niveau of een andere ${normgroep}. Een sterk kind in ${jaar(5)} kan zo vooruit, en een ander kind kan rustig terug.`,
        },
      ],
    },
    {
      kop: 'Wat we niet weten',
      blokken: [
        {
          p: 'Een schatting is nooit zeker. Daarom tonen we een bereik, zoals ‘schrijft 74 tot 88% van deze woorden goed’. Is er te weinig geoefend, dan staat er *nog geen schatting* en geen getal. We hebben ons rekenmodel getest met nagebootste kinderen. Hoeveel echte kinderen ervan leren, moet de praktijk nog laten zien.',
        },
        {
          nota: 'Wil je de formules zien? Ze staan met hun bronnen in de broncode van Spelrijk. Op [Werkzame componenten](/site/werkzame-componenten) lees je welk onderzoek erachter zit.',
        },
      ],
    },
  ],
}));
