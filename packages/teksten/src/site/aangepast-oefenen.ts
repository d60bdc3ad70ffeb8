import { sitepagina } from './pagina.ts';

export const aangepastOefenen = sitepagina(({ groep, Groep, normgroep, beginners }) => ({
  titel: 'Aangepast oefenen',
  omschrijving: `Meer tijd, grotere letters, een ander beginpunt of alleen de werkwoorden: in Spelrijk stel je het in, voor de hele ${groep} of voor één kind.`,
  kop: 'Jij bent de baas over het oefenen',
  inleiding: `Spelrijk kiest zelf wat past. Weet jij het beter, dan gaat jouw keuze voor. Je stelt iets in voor de hele ${groep}, en wijkt daarvan af voor één kind.`,
  deelbeeld: { beeld: 'landkaart', alt: 'De landkaart met een kronkelende weg, plekken met sterren en een bord met taken' },
  delen: [
    {
      kop: 'Wat je kunt kiezen',
      blokken: [
        {
          tabel: {
            bijschrift: 'De instellingen van een kind',
            kop: ['Onderwerp', 'Keuzes'],
            rijen: [
              [
                'Wat',
                'Spelling, werkwoorden en lezen elk aan of uit. Categorieën aan of uit, en de volgorde: vanzelf of zoals jij die opgeeft.',
              ],
              ['Waar', `Een beginpunt, een hoogste niveau en de ${normgroep} waarmee we vergelijken.`],
              ['Hoe moeilijk', 'Uitdagend (7 van de 10 goed), gewoon (8), rustig (8 tot 9) of heel rustig (9).'],
              ['Hoeveel', 'Minuten per dag, en hoeveel of welke dagen van de week.'],
              ['Tempo', 'Er loopt geen klok mee, tenzij je die zelf aanzet.'],
              ['Hulp na een fout', 'Eerst zelf kijken, meteen de regel, of meteen het goede woord.'],
              ['Letters', 'Letters voor beginners, gewone letters of letters voor kinderen met dyslexie. Grootte, ruimte en achtergrond.'],
              ['Toetsen', 'Een letterbord op volgorde van het alfabet, qwerty, azerty, of geen.'],
              ['Geluid', 'De stem van de computer of een opname, waar die er is, en hoe vaak een woord opnieuw te horen is.'],
              ['Rust', 'Minder beweging, geen geluidjes, geen munten.'],
              ['Spellen', 'Spellen die je niet wilt, biedt Spelrijk nooit aan.'],
            ],
          },
        },
        {
          p: `Bij elke instelling zie je waar de waarde vandaan komt: van Spelrijk, van de ${groep} of van dit kind. ${Groep} en kind raken dus nooit door elkaar.`,
        },
      ],
    },
    {
      kop: 'Tijdsdruk mag uit, altijd',
      blokken: [
        {
          p: 'Het ene kind vindt een klok spannend, het andere raakt ervan in de war. Daarom staat tijdsdruk bij ons uit, en kun je die per kind aanzetten. We meten wel hoe lang een antwoord duurt, maar voor goed of fout maakt dat niet uit. We gebruiken het om te merken of iemand gokt, om de minuten te tellen, om te weten hoeveel er in een dag past en, bij lezen, voor het leestempo.',
        },
      ],
    },
    {
      kop: 'Voor wie lezen nog moeilijk is',
      blokken: [
        {
          lijst: [
            `Kinderen in ${beginners} krijgen alles te horen: de opdracht, het woord, de regel en wat er goed ging.`,
            'Elk woord kan opnieuw en langzaam worden uitgesproken.',
            'Hints komen in stapjes: eerst de plek, dan de regel, dan hoeveel klankgroepen, dan de eerste letter.',
            'Alles werkt met het toetsenbord, met aanraken en zonder geluid. Wat we met een schermlezer nagingen, staat bij Toegankelijkheid.',
          ],
        },
      ],
    },
    {
      kop: 'Je eigen woorden',
      blokken: [
        {
          p: 'Werk je met een methode, dan wil je de woorden van deze week oefenen. Plak ze in Spelrijk. De taalmotor zoekt zelf uit welke categorie erin zit, waar de moeilijke plek is en hoe je het woord in klankgroepen verdeelt. Twijfelt hij, dan zegt hij dat en kun jij het verbeteren.',
        },
      ],
    },
  ],
}));
