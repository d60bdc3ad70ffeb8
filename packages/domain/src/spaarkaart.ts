import { kleed, type Hoofddeksel } from './figuur.ts';
import { LATERE_KAARTEN, type Seizoen } from './spaarkaarten.ts';

/**
 * The spaarkaarten with twelve named blobs each. A name and its seed stay together for ever: a child knows them. All of a
 * card wear the same on their heads; who has one of them may dress its own figure with it.
 */
export interface Spaarblob {
  /** From 1, in the order of the cards; this is what is stored. */
  readonly nummer: number;
  readonly naam: string;
  /** Seed of the drawing. */
  readonly seed: number;
  /** The blob as its card shows it: wearing what belongs to the card. */
  readonly figuur: number;
}

export interface Spaarkaart {
  readonly id: string;
  readonly naam: string;
  readonly verhaal: string;
  readonly hoofd: Hoofddeksel;
  /** Its blobs come to live with a child in this part of every year; absent: always. */
  readonly seizoen?: Seizoen;
  readonly blobs: readonly Spaarblob[];
}

/** What any blob costs, in munten: two finished taken. All the same, so that nothing is rarer or better than the rest. */
export const PRIJS_PER_BLOB = 20;

const PER_KAART = 12;

const KAARTEN: readonly {
  readonly id: string;
  readonly naam: string;
  readonly verhaal: string;
  readonly hoofd: Hoofddeksel;
  readonly blobs: readonly (readonly [string, number])[];
}[] = [
  {
    id: 'tuin',
    naam: 'De Tuinploeg',
    verhaal: 'Zij geven elke plant een naam. Daarna vergeten ze water te geven en zingen ze maar iets.',
    hoofd: 'spriet',
    blobs: [
      ['Sprietje', 1006],
      ['Tuinboon', 1010],
      ['Mosje', 1036],
      ['Radijs', 1041],
      ['Peultje', 1061],
      ['Kiempje', 1075],
      ['Klaver', 1080],
      ['Netel', 1103],
      ['Takje', 1199],
      ['Pluk', 1302],
      ['Raapje', 1557],
      ['Grassprietje', 1726],
    ],
  },
  {
    id: 'muts',
    naam: 'De Mutsenbende',
    verhaal: 'Ook in de zomer houden ze hun muts op. Je weet maar nooit.',
    hoofd: 'muts',
    blobs: [
      ['Wolletje', 1044],
      ['Bibber', 1049],
      ['Sneeuwtje', 1063],
      ['Pompon', 1067],
      ['Rilletje', 1072],
      ['Vlokje', 1094],
      ['IJspret', 1097],
      ['Slee', 1106],
      ['Warmpje', 1110],
      ['Winterpret', 1115],
      ['Want', 1135],
      ['Gladjanus', 1154],
    ],
  },
  {
    id: 'kroon',
    naam: 'Het Kroonhof',
    verhaal: 'Iedereen is hier de baas. Daarom gebeurt er bijna niets.',
    hoofd: 'kroon',
    blobs: [
      ['Krullenkoning', 1016],
      ['Prins Pluis', 1033],
      ['Hertog Hop', 1054],
      ['Gravin Gloed', 1083],
      ['Prinses Pret', 1088],
      ['Ridder Rond', 1131],
      ['Baron Bof', 1133],
      ['Jonker Jolig', 1136],
      ['Koningin Knal', 1187],
      ['Keizer Klein', 1301],
      ['Lakei Lollig', 1376],
      ['Hofnar', 1512],
    ],
  },
  {
    id: 'feest',
    naam: 'De Feestneuzen',
    verhaal: 'Er is altijd wel iemand jarig. Vandaag weer.',
    hoofd: 'feesthoed',
    blobs: [
      ['Toeter', 1002],
      ['Slinger', 1026],
      ['Confetti', 1029],
      ['Taartje', 1037],
      ['Jarigje', 1069],
      ['Ballonnetje', 1082],
      ['Serpentine', 1096],
      ['Hoera', 1129],
      ['Knalletje', 1300],
      ['Polonaise', 1320],
      ['Limonaatje', 1338],
      ['Trommel', 1339],
    ],
  },
  {
    id: 'ruimte',
    naam: 'De Ruimtereizigers',
    verhaal: 'Ze vliegen naar de maan voor een potje tikkertje. Wie valt, zweeft.',
    hoofd: 'antennes',
    blobs: [
      ['Zoem', 1008],
      ['Komeet', 1024],
      ['Saturnus', 1030],
      ['Maantje', 1043],
      ['Bliep', 1060],
      ['Krater', 1081],
      ['Sterretje', 1141],
      ['Nevel', 1142],
      ['Piepton', 1152],
      ['Raketje', 1161],
      ['Meteoor', 1237],
      ['Zwever', 1238],
    ],
  },
  {
    id: 'beren',
    naam: 'Het Berenbos',
    verhaal: 'Ze slapen tot de honing op is. Dan gaan ze nieuwe zoeken, en slapen.',
    hoofd: 'berenoren',
    blobs: [
      ['Brommer', 1001],
      ['Honingpoot', 1007],
      ['Knuffel', 1013],
      ['Dikkerd', 1021],
      ['Brombeer', 1028],
      ['Bruintje', 1031],
      ['Snorretje', 1042],
      ['Dommel', 1099],
      ['Bessie', 1201],
      ['Poezel', 1208],
      ['Snuffel', 1230],
      ['Boskruimel', 1345],
    ],
  },
  {
    id: 'langoor',
    naam: 'De Langoren',
    verhaal: 'Ze horen alles, ook wat nog niet gezegd is.',
    hoofd: 'konijnenoren',
    blobs: [
      ['Hupsakee', 1027],
      ['Worteltje', 1035],
      ['Flapoor', 1053],
      ['Springer', 1084],
      ['Huppel', 1087],
      ['Vlekje', 1102],
      ['Nibbel', 1139],
      ['Sokje', 1153],
      ['Rammelaar', 1197],
      ['Wiebel', 1198],
      ['Stuiter', 1242],
      ['Donsje', 1348],
    ],
  },
  {
    id: 'viking',
    naam: 'De Vikingvloot',
    verhaal: 'Ze varen de wereld rond en nemen van overal een steentje mee.',
    hoofd: 'hoorntjes',
    blobs: [
      ['Golfje', 1019],
      ['Stormpje', 1038],
      ['Knoest', 1073],
      ['Zeebonk', 1108],
      ['Drakenkop', 1130],
      ['Noorderzon', 1156],
      ['Schildje', 1179],
      ['Boegbeeld', 1183],
      ['Fjordje', 1196],
      ['Ankertje', 1228],
      ['Roeispaan', 1246],
      ['Kapitein Klots', 1358],
    ],
  },
  {
    id: 'strik',
    naam: 'De Strikkenclub',
    verhaal: 'Ze strikken alles: schoenen, cadeautjes en soms elkaar.',
    hoofd: 'strik',
    blobs: [
      ['Strikje', 1003],
      ['Lintje', 1004],
      ['Zwiertje', 1012],
      ['Krulletje', 1023],
      ['Tutu', 1032],
      ['Zijdje', 1034],
      ['Rozet', 1040],
      ['Sierlijk', 1050],
      ['Dotje', 1123],
      ['Kwikje', 1211],
      ['Glittertje', 1487],
      ['Fladder', 1588],
    ],
  },
  {
    id: 'bloem',
    naam: 'Het Bloemenveld',
    verhaal: 'Ze staan de hele dag in de zon. Dat noemen ze werk.',
    hoofd: 'bloem',
    blobs: [
      ['Madelief', 1000],
      ['Tulpje', 1009],
      ['Pioen', 1014],
      ['Zonnebloem', 1046],
      ['Lelie', 1055],
      ['Viooltje', 1093],
      ['Klaproos', 1109],
      ['Roosje', 1111],
      ['Dahlia', 1182],
      ['Krokus', 1241],
      ['Margriet', 1286],
      ['Korenbloem', 1343],
    ],
  },
];

const EERSTE_KAARTEN: readonly Spaarkaart[] = KAARTEN.map(({ blobs, ...kaart }, k) => ({
  ...kaart,
  blobs: blobs.map(([blob, seed], i) => ({ nummer: k * PER_KAART + i + 1, naam: blob, seed, figuur: seed })),
}));

/** Seeds of the later cards: by place on the card, so that every card has all twelve colours. */
const LATER_SEEDS: readonly (readonly number[])[] = [
  [2000, 2001, 2002, 2004, 2006, 2008, 2010, 2011, 2014, 2016, 2023, 2025],
  [2015, 2039, 2017, 2027, 2019, 2038, 2040, 2003, 2007, 2026, 2009, 2029],
  [2055, 2051, 2005, 2020, 2043, 2013, 2048, 2018, 2046, 2021, 2034, 2022],
  [2024, 2085, 2036, 2058, 2090, 2035, 2030, 2056, 2052, 2012, 2028, 2049],
  [2045, 2033, 2083, 2063, 2041, 2032, 2053, 2031, 2089, 2094, 2067, 2109],
  [2042, 2061, 2037, 2098, 2108, 2076, 2113, 2065, 2057, 2084, 2077, 2044],
  [2078, 2116, 2079, 2060, 2099, 2086, 2064, 2047, 2117, 2059, 2141, 2110],
  [2091, 2069, 2050, 2129, 2066, 2161, 2112, 2081, 2119, 2080, 2062, 2134],
  [2203, 2142, 2095, 2120, 2096, 2070, 2140, 2103, 2073, 2054, 2132, 2068],
  [2074, 2147, 2106, 2087, 2071, 2153, 2072, 2216, 2143, 2097, 2123, 2107],
  [2159, 2082, 2217, 2152, 2100, 2151, 2145, 2075, 2149, 2122, 2105, 2093],
  [2206, 2156, 2088, 2176, 2126, 2111, 2101, 2168, 2092, 2225, 2171, 2115],
  [2128, 2102, 2186, 2114, 2229, 2172, 2124, 2230, 2167, 2118, 2179, 2130],
  [2173, 2148, 2253, 2183, 2131, 2180, 2135, 2154, 2104, 2215, 2121, 2233],
  [2213, 2146, 2165, 2125, 2220, 2164, 2286, 2191, 2158, 2259, 2193, 2133],
  [2174, 2296, 2200, 2162, 2263, 2201, 2137, 2214, 2190, 2170, 2127, 2235],
  [2211, 2138, 2219, 2199, 2182, 2136, 2239, 2178, 2298, 2208, 2175, 2267],
  [2139, 2240, 2198, 2307, 2209, 2184, 2273, 2212, 2144, 2222, 2205, 2188],
  [2194, 2334, 2218, 2155, 2228, 2223, 2189, 2150, 2244, 2248, 2328, 2227],
];

export const SPAARKAARTEN: readonly Spaarkaart[] = [
  ...EERSTE_KAARTEN,
  ...LATERE_KAARTEN.map(({ blobs, ...kaart }, k) => ({
    ...kaart,
    blobs: blobs.map((naam, i) => {
      const seed = LATER_SEEDS[k]?.[i] ?? 0;
      return { nummer: (EERSTE_KAARTEN.length + k) * PER_KAART + i + 1, naam, seed, figuur: kleed(seed, { hoofd: kaart.hoofd }) };
    }),
  })),
];

export const SPAARBLOBS: readonly Spaarblob[] = SPAARKAARTEN.flatMap(({ blobs }) => blobs);

/** Headwear that is everybody's, and that of every card of which one blob was collected. */
export function eigenHoofddeksels(nummers: ReadonlySet<number>): readonly Hoofddeksel[] {
  const gewonnen = SPAARKAARTEN.filter(({ blobs }) => blobs.some(({ nummer }) => nummers.has(nummer))).map(({ hoofd }) => hoofd);
  return ['niets', 'kuif', ...gewonnen];
}

/** Months of a season, 1 to 12; a summer that lies outside the school year would never be seen. */
const MAANDEN: Readonly<Record<Seizoen, readonly number[]>> = {
  lente: [3, 4, 5],
  zomer: [6, 7, 8],
  herfst: [9, 10, 11],
  winter: [12, 1, 2],
};

/** Whether blobs of this card can come to a child on a day (YYYY-MM-DD). What one has stays, in every season. */
export const isOpenOp = ({ seizoen }: Pick<Spaarkaart, 'seizoen'>, dag: string): boolean =>
  seizoen === undefined || MAANDEN[seizoen].includes(Number(dag.slice(5, 7)));

export const kaartVan = (nummer: number): Spaarkaart | undefined => SPAARKAARTEN[Math.floor((nummer - 1) / PER_KAART)];

/** What can still be in an egg of this card: every blob of it that the child does not have. */
export const inEi = ({ blobs }: Spaarkaart, heeft: readonly number[]): readonly Spaarblob[] =>
  blobs.filter(({ nummer }) => !heeft.includes(nummer));
