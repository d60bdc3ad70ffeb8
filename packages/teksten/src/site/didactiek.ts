import { SCHOOLDAGEN, SCHOOLTIJD, vooraan } from '../oefentijd.ts';
import { sitepagina } from './pagina.ts';

export const didactiek = sitepagina(({ jaar, jaren, isVlaams }) => ({
  titel: 'Didactiek',
  omschrijving: `Wat kinderen in Spelrijk leren en hoe: 113 spellingcategorieën voor ${jaren}, met hun regels en voorbeelden.`,
  kop: 'Horen, denken, helemaal schrijven',
  inleiding:
    'Je leert een woord schrijven door het te schrijven. Daarom begint en eindigt alles in Spelrijk bij hetzelfde: een kind hoort een woord en schrijft het helemaal zelf.',
  deelbeeld: { beeld: 'fout', alt: 'De uitleg na een fout: het geschreven woord met de plek gemarkeerd en de regel eronder' },
  delen: [
    {
      kop: 'Onze uitgangspunten',
      blokken: [
        {
          kaarten: [
            {
              kop: 'Hoor het, schrijf alles',
              tekst:
                'Een heel woord schrijven leert meer dan een goede spelling aanwijzen. Kiezen, aanvullen en ordenen zijn opstapjes. Ze tellen ook minder mee.',
            },
            {
              kop: 'De regel op de plek van de fout',
              tekst:
                'Wie *hont* schrijft, ziet de t gemarkeerd. Helpt dat niet, dan komt de regel: ‘Maak het langer: honden. Je hoort een d, dus je schrijft een d.’ Daarna mag het meteen opnieuw. Wie net leert schrijven, krijgt de regel meteen.',
            },
            {
              kop: 'Eerst apart, dan door elkaar',
              tekst:
                'Een nieuwe categorie oefent een kind eerst apart. Gaat dat goed, dan komen er woorden uit andere categorieën tussen. Pas dan moet het zelf bedenken welke regel geldt.',
            },
            {
              kop: 'Kort en verspreid',
              tekst: `${vooraan(SCHOOLTIJD)} op ${SCHOOLDAGEN} werkt beter dan een uur op vrijdag. Een taak heeft acht tot twaalf woorden, of een paar zinnen of vragen bij een tekst.`,
            },
            {
              kop: 'Geen foute woorden om uit te kiezen',
              tekst: `Een fout woord dat je vaak ziet, blijft hangen. Jonge kinderen krijgen daarom geen verzonnen foute woorden te zien. Vanaf ${jaar(6)} komen ze voor als zoekopdracht, altijd gevolgd door de goede vorm.`,
            },
            {
              kop: 'Kunnen is ook: elders kunnen',
              tekst:
                'Een categorie is pas echt geleerd als die ook lukt in een gemengd dictee, in een zin en bij woorden die nooit geoefend zijn.',
            },
          ],
        },
      ],
    },
    {
      kop: 'Drie soorten woorden',
      blokken: [
        {
          lijst: [
            '**Luisterwoorden.** Je schrijft wat je hoort: *maan*, *stoel*, *krant*.',
            '**Regelwoorden.** Je hoort iets anders dan je schrijft, maar een regel helpt: *bomen*, *bakker*, *hond*, *hij wordt*.',
            '**Weetwoorden.** Je moet ze onthouden: *trein*, *fijn*, *cadeau*, *thuis*.',
          ],
        },
        {
          p: 'Voor elke soort is de hulp anders. Bij een luisterwoord tellen we klanken, bij een regelwoord helpt de regel, bij een weetwoord kijkt een kind even goed naar het woord en schrijft het dan uit het hoofd.',
        },
      ],
    },
    {
      kop: 'Lezen',
      blokken: [
        {
          p: `Naast spelling is er een leerlijn voor lezen: letters, woorden op acht niveaus, flitsen, zinnen en teksten met vragen. Die heeft een eigen plek op de landkaart. ${isVlaams ? 'De leesniveaus volgen de Vlaamse leerjaren.' : 'De niveaus lopen van Start tot Plus.'}`,
        },
      ],
    },
    {
      kop: isVlaams ? 'Voor Vlaanderen' : 'Voor Nederland en Vlaanderen',
      blokken: [
        {
          p: isVlaams
            ? 'In Vlaanderen gebruikt Spelrijk de woorden en termen van hier: klas, leerjaar, logopedie, en *goesting* waar in Nederland *zin* staat. De leerlijn begint in de derde kleuterklas. Let op: er is nog geen Vlaamse stem, de woorden klinken Nederlands.'
            : 'Vlaamse scholen zien klassen en leerjaren, Vlaamse woorden en een leerlijn vanaf de derde kleuterklas. Een Vlaamse stem is er nog niet.',
        },
      ],
    },
  ],
}));
