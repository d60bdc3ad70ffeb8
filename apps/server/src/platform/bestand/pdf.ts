/**
 * A document to read as PDF: headings, paragraphs and lines of a name with its value, on A4. Written by ourselves, because that is all it has: the standard
 * fonts of every reader in Windows-1252, no picture, nothing that runs (ISO 32000-1, 7.3, 9.6.2.2 and annex D). What that alphabet lacks loses its mark.
 */

/** One piece of text; `naam`: what a value is of. */
export interface PdfBlok {
  readonly soort: 'titel' | 'kop' | 'tekst';
  readonly naam?: string;
  readonly tekst: string;
}

const [BREED, HOOG, RAND] = [595, 842, 56];
const MAAT = { titel: 18, kop: 13, tekst: 10.5 } as const;
const REGEL = 1.4;

/** Widths of Helvetica from the space on, in thousandths (Adobe Core 14 AFM). */
const WIJDTEN = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278,
  278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
  667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556,
  556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const ONBEKEND = 1000;
/** Bold letters are at most so much wider. */
const VET = 1.12;

/** Signs of Windows-1252 that Latin-1 does not have. */
const TEKENS: ReadonlyMap<string, number> = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
]);

const basis = (teken: string): string => teken.normalize('NFD').replaceAll(/\p{M}/gu, '');

function byteVan(teken: string): number {
  const code = teken.codePointAt(0) ?? 0;
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
  const anders = TEKENS.get(teken);
  if (anders !== undefined) return anders;
  const kaal = basis(teken).codePointAt(0) ?? 63;
  return kaal >= 32 && kaal < 127 ? kaal : 63;
}

const wijdte = (tekst: string, maat: number, isVet: boolean): number =>
  ([...tekst].reduce((som, teken) => som + (WIJDTEN[(basis(teken).codePointAt(0) ?? 0) - 32] ?? ONBEKEND), 0) * maat * (isVet ? VET : 1)) /
  1000;

/** Words over lines; a word that is wider than a line is cut. */
function breek(tekst: string, maat: number, isVet: boolean, breed: number): string[] {
  const uit: string[] = [];
  let regel = '';
  for (const woord of tekst.split(/[ \t]+/u)) {
    let deel = woord;
    const metWoord = regel === '' ? deel : `${regel} ${deel}`;
    if (wijdte(metWoord, maat, isVet) <= breed) {
      regel = metWoord;
      continue;
    }
    if (regel !== '') uit.push(regel);
    while (wijdte(deel, maat, isVet) > breed) {
      let n = deel.length - 1;
      while (n > 1 && wijdte(deel.slice(0, n), maat, isVet) > breed) n--;
      uit.push(deel.slice(0, n));
      deel = deel.slice(n);
    }
    regel = deel;
  }
  return [...uit, regel];
}

const string = (tekst: string): string =>
  `(${[...tekst].map((teken) => String.fromCharCode(byteVan(teken)).replace(/[\\()]/u, (een) => `\\${een}`)).join('')})`;

interface Regel {
  readonly tekst: string;
  readonly maat: number;
  readonly isVet: boolean;
  readonly x: number;
  /** Room above it. */
  readonly boven: number;
  /** A heading does not stay behind alone at the foot of a page. */
  readonly metVolgende: boolean;
}

function regelsVan({ soort, naam, tekst }: PdfBlok): Regel[] {
  const maat = MAAT[soort];
  const isVet = soort !== 'tekst';
  const regels = (waarde: string, vet: boolean, x: number): Regel[] =>
    waarde
      .split(/\r?\n/u)
      .flatMap((alinea) => breek(alinea, maat, vet, BREED - RAND - x))
      .map((regel) => ({ tekst: regel, maat, isVet: vet, x, boven: 0, metVolgende: isVet }));
  const kop = naam === undefined ? [] : regels(naam, true, RAND).map((regel) => ({ ...regel, metVolgende: true }));
  const alles = [...kop, ...regels(tekst, isVet, naam === undefined ? RAND : RAND + 12)];
  return alles.map((regel, i) => (i === 0 ? { ...regel, boven: soort === 'kop' ? 14 : 4 } : regel));
}

const hoogte = ({ maat, boven }: Regel): number => maat * REGEL + boven;

/** Lines over pages. */
function paginas(regels: readonly Regel[]): Regel[][] {
  const uit: Regel[][] = [[]];
  let y = HOOG - RAND;
  for (const [i, regel] of regels.entries()) {
    const volgende = regel.metVolgende ? regels[i + 1] : undefined;
    const nodig = hoogte(regel) + (volgende ? hoogte(volgende) : 0);
    if (y - nodig < RAND && uit.at(-1)?.length !== 0) {
      uit.push([]);
      y = HOOG - RAND;
    }
    uit.at(-1)?.push(regel);
    y -= hoogte(regel);
  }
  return uit;
}

function inhoud(regels: readonly Regel[], voet: string): string {
  let y = HOOG - RAND;
  const tekst = regels.map((regel) => {
    y -= hoogte(regel);
    return `BT /${regel.isVet ? 'V' : 'N'} ${regel.maat} Tf ${regel.x} ${y.toFixed(1)} Td ${string(regel.tekst)} Tj ET`;
  });
  return [...tekst, `BT /N 8 Tf ${RAND} 30 Td ${string(voet)} Tj ET`].join('\n');
}

/** The file; the first block is its title. `voet`: under every page, before its number. */
export function createPdf(blokken: readonly PdfBlok[], { taal, voet }: { readonly taal: string; readonly voet: string }): Buffer {
  const bladen = paginas(blokken.flatMap(regelsVan));
  const font = (naam: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${naam} /Encoding /WinAnsiEncoding >>`;
  const EERSTE = 6;
  const dingen = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${string(taal)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${bladen.map((_, i) => `${EERSTE + 2 * i} 0 R`).join(' ')}] /Count ${bladen.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${string(blokken[0]?.tekst ?? '')} >>`,
    ...bladen.flatMap((regels, i) => {
      const stroom = inhoud(regels, `${voet} ${i + 1}/${bladen.length}`);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${BREED} ${HOOG}] /Resources << /Font << /N 3 0 R /V 4 0 R >> >> /Contents ${EERSTE + 2 * i + 1} 0 R >>`,
        `<< /Length ${stroom.length} >>\nstream\n${stroom}\nendstream`,
      ];
    }),
  ];
  let uit = '%PDF-1.4\n';
  const plekken = dingen.map((ding, i) => {
    const plek = uit.length;
    uit += `${i + 1} 0 obj\n${ding}\nendobj\n`;
    return plek;
  });
  const kruis = uit.length;
  const rijen = plekken.map((plek) => `${String(plek).padStart(10, '0')} 00000 n \n`).join('');
  uit += `xref\n0 ${dingen.length + 1}\n0000000000 65535 f \n${rijen}trailer\n<< /Size ${dingen.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${kruis}\n%%EOF\n`;
  return Buffer.from(uit, 'latin1');
}
