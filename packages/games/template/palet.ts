/** The colours of this game that are its own; those of the house are `KLEUREN`. */
export const PALET = {
  hemel: '#d7ecf5',
  weide: '#8ccb6e',
  hout: '#a9714b',
  houtDonker: '#8a5a3c',
  vakrand: '#b9cbd6',
  zeeDonker: '#0a5661',
} as const;
