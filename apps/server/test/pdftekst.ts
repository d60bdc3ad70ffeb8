/** What a PDF of ours says to who copies its text, line by line: the letters of a font say which sign each of its drawings is (ISO 32000-1, 9.10.3). */
import { inflateSync } from 'node:zlib';

/** Its objects by number, packed parts unpacked. */
function readObjecten(pdf: string): ReadonlyMap<string, string> {
  const objecten = new Map<string, string>();
  for (const [, nr = '', inhoud = ''] of pdf.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)) {
    const packed = /\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/.exec(inhoud)?.[1];
    objecten.set(nr, packed === undefined ? inhoud : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  }
  return objecten;
}

/** Sign by number of its drawing. */
const readTekens = (map: string): readonly string[] =>
  [...(/beginbfrange\n([^]*?)endbfrange/.exec(map)?.[1] ?? '').matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, rij = '']) => [...rij.matchAll(/<([0-9a-f ]+)>/g)])
    .map(([, codes = '']) =>
      codes
        .split(' ')
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    );

/** @example pdfTekst(bytes) // ['Plannen van Zoë', 'Minuten', '30 min'] */
export function pdfTekst(bytes: Uint8Array): readonly string[] {
  const objecten = readObjecten(Buffer.from(bytes).toString('latin1'));
  const letters = new Map<string, readonly string[]>();
  for (const inhoud of objecten.values())
    for (const [, naam = '', nr = ''] of inhoud.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objecten.get(nr) ?? '')?.[1];
      letters.set(naam, readTekens(objecten.get(map ?? '') ?? ''));
    }
  const regels: string[] = [];
  for (const inhoud of objecten.values())
    for (const [, font = '', stukken = ''] of inhoud.matchAll(/\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g)) {
      const tekens = letters.get(font) ?? [];
      const nummers = [...stukken.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      regels.push(nummers.map((hex) => tekens[Number.parseInt(hex, 16)] ?? '?').join(''));
    }
  return regels;
}
