/** Paint: the three in the pots, and what comes of two of them, as every child mixes it. */
export const KLEURNAMEN = ['rood', 'geel', 'blauw', 'oranje', 'groen', 'paars'] as const;
/** Red, yellow and blue are in the pots. */
export const POTTEN = 3;

const MENGSELS: Readonly<Record<string, number>> = { '0 1': 3, '1 2': 4, '0 2': 5 };

/** What comes of two colours; null when that is nothing new. */
export const mix = (a: number, b: number): number | null => MENGSELS[`${Math.min(a, b)} ${Math.max(a, b)}`] ?? null;

/** The colours of Verf gooien that are its own; those of the house are `KLEUREN`. */
export const PALET = {
  wit: '#fff',
  lucht: '#8fd3f2',
  luchtLaag: '#e4f5fb',
  muur: '#e9b98f',
  muurLicht: '#f3cfa9',
  muurVoeg: '#d49c70',
  dak: '#c95f45',
  dakDiep: '#9c4433',
  gras: '#8cc653',
  grasDiep: '#66a53d',
  zeil: '#cfd9e6',
  zeilDiep: '#a9b8cb',
  paal: '#9a6a44',
  paalDiep: '#734a2e',
  touw: '#f6ead2',
  touwDiep: '#b79b70',
  knijper: '#f0b648',
  knijperDiep: '#b97f1c',
  laken: '#ffffff',
  lakenDiep: '#d5dfec',
  lakenRand: '#b4c3d6',
  ballon: '#b58be8',
  ballonDiep: '#7d51bb',
  ballonLicht: '#dcc6f7',
  papier: '#fffaf0',
  rood: '#e5403a',
  roodDiep: '#a8242a',
  geel: '#f4b400',
  geelDiep: '#b97f00',
  blauw: '#2f7fe0',
  blauwDiep: '#1c559f',
  oranje: '#f07d1c',
  oranjeDiep: '#b4560c',
  groen: '#2e9e4f',
  groenDiep: '#1d7036',
  paars: '#8345c4',
  paarsDiep: '#5a2a8e',
  blik: '#c3ccd6',
  blikDiep: '#8b98a8',
  blikLicht: '#e6ecf2',
  schort: '#f3e7d3',
  goud: '#e9b53a',
  goudDiep: '#b07f16',
  goudLicht: '#f9da83',
  kaart: '#fffdf6',
  kaartRand: '#d7c7a6',
  kaartDicht: '#e3d6bb',
  zeeDonker: '#0a5661',
} as const;
