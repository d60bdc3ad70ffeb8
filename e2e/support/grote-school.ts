/** The file of a large school, as its administration gives it: 60 groepen, 1,200 leerlingen, 60 docenten. */

export const GROEPEN = 60;
export const LEERLINGEN = 1200;
const JAREN = 8;
const PARALLEL = 'abcdefgh';
const ROEPNAMEN =
  'Noor Daan Yara Bram Saar Milan Lotte Finn Amira Sem Fenna Luuk Zoë Ties Nour Jens Roos Çınar Liv Boaz Öykü Stijn Puck Ibrahim'.split(
    ' ',
  );
const ACHTERNAMEN =
  'Jansen|Vries|Berg|Bakker|Yılmaz|Visser|Smit|Meijer|Öztürk|Mulder|Bos|Vos|Peters|Hendriks|Leeuwen|Dekker|Brouwer|Wit|Dijkstra|Smeets|Graaf|Şahin|Kok|Jacobs|Haan|Vermeulen|Heuvel'.split(
    '|',
  );
const VOORVOEGSELS: Readonly<Record<string, string>> = {
  Vries: 'de',
  Berg: 'van den',
  Leeuwen: 'van',
  Wit: 'de',
  Graaf: 'de',
  Haan: 'de',
  Heuvel: 'van den',
};

const reeks = (aantal: number, rij: (i: number) => string): string => Array.from({ length: aantal }, (_, i) => rij(i)).join('');
const uit = (namen: readonly string[], i: number): string => namen[i % namen.length] ?? '';
const jaarVan = (groep: number): number => (groep % JAREN) + 1;

function persoon(i: number): string {
  // Two rounds of different length: no two children have one name.
  const achternaam = uit(ACHTERNAMEN, Math.floor(i / ROEPNAMEN.length) + i);
  const voorvoegsel = VOORVOEGSELS[achternaam];
  return `<achternaam>${achternaam}</achternaam>${voorvoegsel === undefined ? '' : `<voorvoegsel>${voorvoegsel}</voorvoegsel>`}<roepnaam>${uit(ROEPNAMEN, i)}</roepnaam>`;
}

const groep = (i: number): string =>
  `<groep key="g${i}"><naam>Groep ${jaarVan(i)}${PARALLEL[Math.floor(i / JAREN)]}</naam><jaargroep>${jaarVan(i)}</jaargroep></groep>`;
const leerling = (i: number): string =>
  `<leerling key="k${i}">${persoon(i)}<geboortedatum>2016-01-01</geboortedatum><geslacht>${1 + (i % 2)}</geslacht><jaargroep>${jaarVan(i % GROEPEN)}</jaargroep><groep key="g${i % GROEPEN}"/></leerling>`;
const leerkracht = (i: number, brin: string): string =>
  `<leerkracht key="l${i}"><achternaam>${uit(ACHTERNAMEN, i)}</achternaam><roepnaam>${uit(ROEPNAMEN, i + 5)}</roepnaam><emailadres>juf${i}@${brin.toLowerCase()}.groteschool.test</emailadres><rol>LRK</rol><groepen><groep key="g${i}"/></groepen></leerkracht>`;

/** `schooljaar` as `2026-2027`. */
export const schoolbestand = (schooljaar: string, brin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><EDEX><school><schooljaar>${schooljaar}</schooljaar><brincode>${brin}</brincode></school>` +
  `<groepen>${reeks(GROEPEN, groep)}</groepen><leerlingen>${reeks(LEERLINGEN, leerling)}</leerlingen><leerkrachten>${reeks(GROEPEN, (i) => leerkracht(i, brin))}</leerkrachten></EDEX>`;
