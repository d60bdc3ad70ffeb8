/**
 * A document to read as PDF (PDFKit): headings, paragraphs and lines of a name with its value, on A4, in letters that have every sign of a European name,
 * with its language and its structure for who has it read aloud (ISO 32000-1, 14.8).
 */
import { fileURLToPath } from 'node:url';

/** One piece of text; `naam`: what a value is of. */
export interface PdfBlok {
  readonly soort: 'titel' | 'kop' | 'tekst';
  readonly naam?: string;
  readonly tekst: string;
}

const letters = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/nunito/${name}.ttf`));
const LETTER = { gewoon: letters('400Regular/Nunito_400Regular'), vet: letters('700Bold/Nunito_700Bold') } as const;
/** In points. */
const RAND = 56;
const INSPRONG = 12;
const VOET = { maat: 8, boven: 38 } as const;
/** How each is set; `ruimte`: above it, and what has to fit below a heading. */
const VORM = {
  titel: { maat: 18, element: 'H1', ruimte: 4 },
  kop: { maat: 13, element: 'H2', ruimte: 14 },
  tekst: { maat: 10.5, element: 'P', ruimte: 4 },
} as const;

function drawBlok(doc: PDFKit.PDFDocument, { soort, naam, tekst }: PdfBlok): void {
  const { maat, element, ruimte } = VORM[soort];
  doc.y += ruimte;
  // A heading, or the name of a value, does not stay behind alone at the foot of a page.
  if ((soort !== 'tekst' || naam !== undefined) && doc.y > doc.page.height - RAND - 4 * maat) doc.addPage();
  const put = (font: string, waarde: string, x: number) => (): void => {
    doc
      .font(font)
      .fontSize(maat)
      .text(waarde, x, doc.y, { lineGap: maat * 0.2 });
  };
  const value = put(soort === 'tekst' ? LETTER.gewoon : LETTER.vet, tekst, RAND + (naam === undefined ? 0 : INSPRONG));
  doc.addStructure(
    doc.struct(
      element,
      {},
      naam === undefined ? value : [doc.struct('Strong', {}, put(LETTER.vet, naam, RAND)), doc.struct('Span', {}, value)],
    ),
  );
}

/** Under every page, with its number; no part of what is read aloud. */
function drawVoet(doc: PDFKit.PDFDocument, voet: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let nr = 0; nr < count; nr++) {
    doc.switchToPage(start + nr);
    // In the margin, where text would ask for another page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font(LETTER.gewoon)
      .fontSize(VOET.maat)
      .text(`${voet} ${nr + 1}/${count}`, RAND, doc.page.height - VOET.boven, { lineBreak: false });
    doc.endMarkedContent();
  }
}

/** The file; the first block is its title. `taal`: as in BCP 47; `voet`: under every page, before its number. */
export async function createPdf(
  blokken: readonly PdfBlok[],
  { taal, voet }: { readonly taal: string; readonly voet: string },
): Promise<Buffer> {
  // With its fonts it is much to read: when the first file is asked for, not at every start.
  const { default: Pdfkit } = await import('pdfkit');
  const doc = new Pdfkit({
    size: 'A4',
    margin: RAND,
    pdfVersion: '1.7',
    lang: taal,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    font: LETTER.gewoon,
    info: { Title: blokken[0]?.tekst ?? '' },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  for (const blok of blokken) drawBlok(doc, blok);
  drawVoet(doc, voet);
  doc.end();
  return done;
}
