import { SCHOOLDAGEN, SCHOOLTIJD, THUISDAGEN, THUISTIJD, vooraan } from '../oefentijd.ts';
import { merk } from './invulling.ts';
import { sitepagina } from './pagina.ts';

export const faq = sitepagina(({ bestand, groep, groepen, jaren, beginners, normgroep, isVlaams }) => ({
  titel: 'Veelgestelde vragen',
  omschrijving: 'Antwoorden op wat scholen, praktijken en ouders ons vragen over oefenen, inloggen, privacy en kosten.',
  kop: 'Veelgestelde vragen',
  inleiding: 'Staat je vraag er niet bij? Stel hem via [Contact](/site/contact).',
  delen: [
    {
      kop: 'Oefenen',
      blokken: [
        {
          vragen: [
            {
              kop: 'Voor wie is Spelrijk?',
              tekst: `Voor kinderen van ${jaren} die leren spellen en lezen. Ook voor oudere kinderen die iets van vroeger willen ophalen.`,
            },
            {
              kop: 'Hoe lang en hoe vaak moet een kind oefenen?',
              tekst: `${vooraan(SCHOOLTIJD)} op ${SCHOOLDAGEN} in de week is een goed begin op school, thuis ${THUISTIJD} op ${THUISDAGEN}. Vaker kort werkt beter dan één keer lang.`,
            },
            {
              kop: 'Moet een kind kunnen lezen om te beginnen?',
              tekst: `Nee. Voor ${beginners} wordt alles uitgesproken en laten plaatjes zien wat er moet gebeuren.`,
            },
            {
              kop: 'Past het bij onze methode?',
              tekst:
                'Ja. Spelrijk gaat uit van spellingcategorieën en die komen in elke methode voor. Je kunt de volgorde van je methode aanhouden.',
            },
            {
              kop: 'Loopt er een klok mee?',
              tekst:
                'Nee, tenzij je die zelf aanzet. Hoe lang een antwoord duurt, maakt niet uit voor goed of fout. We gebruiken die tijd om te merken of iemand gokt, om de minuten te tellen, om te weten hoeveel er in een dag past en, bij lezen, voor het leestempo.',
            },
            {
              kop: 'Kan een kind naar een ander kind kijken?',
              tekst: 'Nee. Er is geen ranglijst, en een kind ziet nooit wat een ander kan of hoe ver die is.',
            },
            {
              kop: 'Waarom is een woord fout gerekend dat klopt?',
              tekst: `Dat zou niet mogen. Laat het ons weten via [Contact](/site/contact), met het woord erbij. Soms bestaat een woord wel, maar past het niet in de zin, zoals *hij word*.`,
            },
          ],
        },
      ],
    },
    {
      kop: 'Inloggen',
      blokken: [
        {
          vragen: [
            {
              kop: 'Een kind is zijn kaartje kwijt. Wat nu?',
              tekst: 'De leerkracht maakt een nieuw kaartje. Het oude werkt dan niet meer.',
            },
            {
              kop: 'Kunnen jullie een wachtwoord opzoeken?',
              tekst: 'Nee, dat kan niemand. Een wachtwoord is alleen te zien op het moment dat het wordt gemaakt.',
            },
            {
              kop: 'Werkt het met ons schoolaccount?',
              tekst: isVlaams
                ? 'Dat kan, met bijvoorbeeld Smartschool, Google of Microsoft. We stellen het samen met je in.'
                : 'Dat kan, met bijvoorbeeld Entree, Basispoort, Google of Microsoft. We stellen het samen met je in.',
            },
            {
              kop: 'Kan hetzelfde kind op school en thuis oefenen?',
              tekst: 'Ja, met dezelfde inlog. Alles wat een kind doet, staat op één plek.',
            },
          ],
        },
      ],
    },
    {
      kop: 'Leerkrachten',
      blokken: [
        {
          vragen: [
            {
              kop: `Hoe krijg ik mijn ${groep} erin?`,
              tekst: `Met ${bestand}, of door namen te plakken. Je ziet eerst wat er verandert en zegt dan pas ja.`,
            },
            {
              kop: 'Wat gebeurt er volgend schooljaar?',
              tekst: `Je leest de nieuwe lijst van je school in. Spelrijk herkent de kinderen, zet ze in hun nieuwe ${groepen} en bewaart hun voortgang.`,
            },
            {
              kop: `Wat is een ${normgroep}?`,
              tekst:
                'Het niveau waarmee we een kind vergelijken en waarvandaan het begint. Meestal het eigen jaar, maar je kunt een ander kiezen.',
            },
            {
              kop: 'Ik heb per ongeluk een leerling verwijderd.',
              tekst: `Dan ligt die ${merk(['termijn', 'prullenbak'])} in de prullenbak. Met één klik is alles terug.`,
            },
          ],
        },
      ],
    },
    {
      kop: 'Privacy en kosten',
      blokken: [
        {
          vragen: [
            {
              kop: 'Welke gegevens bewaren jullie van een kind?',
              tekst: `De naam, de ${groep}, wat het oefent, en wat een begeleider erbij zet, zoals een toetsscore of een plan. Lees alles op [Privacy](/site/privacy).`,
            },
            {
              kop: 'Verkopen jullie gegevens, of is er reclame?',
              tekst: 'Nee. Er zijn geen volgers, geen reclame en geen derde partijen op onze pagina’s.',
            },
            {
              kop: 'Wat kost het?',
              tekst:
                'Een school betaalt per leerling en een praktijk per plaats, voor een schooljaar. Een gezin betaalt per kind, voor een jaar. Op [Prijzen](/site/prijzen) reken je het zelf uit.',
            },
            {
              kop: 'Kunnen we het eerst proberen?',
              tekst: `Ja. Vraag een proefperiode aan met het [aanvraagformulier](/site/aanvraagformulier). Ga je er niet mee verder, dan verwijderen we het account ${merk(['termijn', 'klantafloop'])} na de laatste dag.`,
            },
          ],
        },
      ],
    },
  ],
}));
