import type { Hoofddeksel } from './figuur.ts';

/**
 * The ten spaarkaarten with twelve named blobs each. A name and its seed stay together for ever: a child knows them. All of a
 * card wear the same on their heads; who has one of them may dress its own figure with it.
 */
export interface Spaarblob {
  /** 1-120, in the order of the cards; this is what is stored. */
  readonly nummer: number;
  readonly naam: string;
  /** Seed of the drawing. */
  readonly seed: number;
}

export interface Spaarkaart {
  readonly id: string;
  readonly naam: string;
  readonly hoofd: Hoofddeksel;
  readonly blobs: readonly Spaarblob[];
}

/** What any blob costs, in munten: two finished taken. All the same, so that nothing is rarer or better than the rest. */
export const PRIJS_PER_BLOB = 20;

const PER_KAART = 12;

const KAARTEN: readonly {
  readonly id: string;
  readonly naam: string;
  readonly hoofd: Hoofddeksel;
  readonly blobs: readonly (readonly [string, number])[];
}[] = [
  {
    id: 'tuin',
    naam: 'De Tuinploeg',
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

export const SPAARKAARTEN: readonly Spaarkaart[] = KAARTEN.map(({ id, naam, hoofd, blobs }, k) => ({
  id,
  naam,
  hoofd,
  blobs: blobs.map(([blob, seed], i) => ({ nummer: k * PER_KAART + i + 1, naam: blob, seed })),
}));

export const SPAARBLOBS: readonly Spaarblob[] = SPAARKAARTEN.flatMap(({ blobs }) => blobs);

/** Headwear that is everybody's, and that of every card of which one blob was collected. */
export function eigenHoofddeksels(nummers: ReadonlySet<number>): readonly Hoofddeksel[] {
  const gewonnen = SPAARKAARTEN.filter(({ blobs }) => blobs.some(({ nummer }) => nummers.has(nummer))).map(({ hoofd }) => hoofd);
  return ['niets', 'kuif', ...gewonnen];
}
