import { SCHOOLDAGEN, SCHOOLTIJD, THUISTIJD, vooraan } from '../oefentijd.ts';
import { sitepagina } from './pagina.ts';

export const inzetbaarheid = sitepagina(({ bestand, groep, potje, jaar, jaren, praktijk, isVlaams }) => ({
  titel: 'Inzetbaarheid',
  omschrijving:
    'Als weektaak, tijdens instructie, in een klein groepje, thuis of als ondersteuning naast elke methode: zo zet je Spelrijk in.',
  kop: 'Past in jouw dag',
  inleiding: `Spelrijk is voor ${jaren}. Het past naast elke methode, omdat het van categorieën uitgaat en niet van een boek.`,
  delen: [
    {
      kop: 'Vijf manieren',
      blokken: [
        {
          kaarten: [
            {
              kop: 'Als vaste oefening',
              tekst: `${vooraan(SCHOOLTIJD)} op ${SCHOOLDAGEN} in de week. De taken staan klaar, dus je hoeft niets voor te bereiden.`,
            },
            {
              kop: 'Na de instructie',
              tekst:
                'Je hebt de verlengingsregel uitgelegd. Zet die categorie bovenaan en elk kind oefent die dezelfde dag, op zijn eigen niveau.',
            },
            { kop: 'In een klein groepje', tekst: 'Kijk wie op dezelfde regel vastloopt en geef die kinderen samen een korte herhaling.' },
            { kop: 'Thuis', tekst: `Een kind logt thuis in met dezelfde kaart. ${vooraan(THUISTIJD)} is genoeg, ook op een tablet.` },
            {
              kop: `In de ${praktijk}`,
              tekst: `Volg je ${isVlaams ? 'cliënten' : 'leerlingen'} tussen de afspraken door. Je ziet welke woorden misgingen en met welke regel je verdergaat.`,
            },
          ],
        },
      ],
    },
    {
      kop: 'Naast elke methode',
      blokken: [
        {
          p: 'De namen van categorieën verschillen per methode, de regels niet. Spelrijk gebruikt de gewone namen, met een voorbeeldwoord erbij. Behandel je een categorie eerder of later dan wij, dan kies je een ander beginpunt of een vaste volgorde.',
        },
        {
          tabel: {
            bijschrift: 'Wat er wanneer aan bod komt (de meest gebruikte volgorde)',
            kop: [isVlaams ? 'Leerjaar' : 'Groep', 'Spelling', 'Lezen'],
            rijen: [
              [jaar(2), 'letters en klanken', 'klanken herkennen'],
              [jaar(3), 'woorden die je schrijft zoals je ze hoort', 'eerste woorden, zinnen en korte teksten'],
              [
                jaar(4),
                'ei en ij, lange en korte klanken, verdubbelen, verlengen, eerste verkleinwoorden',
                'twee klankgroepen, teksten met vragen',
              ],
              [jaar(5), 'achtervoegsels zoals -ig en -lijk, f of v, s of z, eerste werkwoorden', 'langere woorden, teksten met vragen'],
              [jaar(6), 'eerste leenwoorden, trema, werkwoorden in de tegenwoordige en verleden tijd', 'leenwoorden, teksten met vragen'],
              [
                jaar(7),
                'moeilijke leenwoorden, tussenletters, aanhalingstekens, lastige werkwoorden',
                'moeilijke leenwoorden, teksten met vragen',
              ],
              [jaar(8), 'de laatste werkwoorden, en alles door elkaar, ook in zinnen', 'teksten met vragen'],
            ],
          },
        },
      ],
    },
    {
      kop: 'Zo begin je',
      blokken: [
        {
          stappen: [
            {
              kop: 'Kinderen toevoegen',
              tekst: `Lees ${bestand} in, of plak de namen uit een rekenblad. Je ziet eerst wat er gaat veranderen.`,
            },
            { kop: 'Kaartjes uitdelen', tekst: 'Print inlogkaartjes met een QR-code. Jonge kinderen tikken op hun naam en vier plaatjes.' },
            {
              kop: 'Laten spelen',
              tekst: `Na een eerste les weet Spelrijk genoeg om voor elk kind iets passends te kiezen. Voor de hele ${groep} iets instellen hoeft niet.`,
            },
          ],
        },
        {
          nota: `Eerst zelf proberen? Speel bij [Spellen](/site/spellen) een echt ${potje}, of vraag een proefperiode aan via het [aanvraagformulier](/site/aanvraagformulier). Je kunt met één ${groep} beginnen.`,
        },
      ],
    },
  ],
}));
