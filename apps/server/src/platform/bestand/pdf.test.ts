import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { createPdf, type PdfBlok } from './pdf.ts';

/** Its objects, and what its packed parts hold. */
async function lees(blokken: readonly PdfBlok[]): Promise<{ readonly pdf: string; readonly delen: string }> {
  const bytes = await createPdf(blokken, { taal: 'nl-BE', voet: 'blad' });
  const pdf = bytes.toString('latin1');
  const packed = [...pdf.matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)].map(([, part = '']) => part);
  return { pdf, delen: packed.map((part) => inflateSync(Buffer.from(part, 'latin1')).toString('latin1')).join('\n') };
}

/** Signs that a reader can copy: the letters say which sign each drawing is. */
const signOf = (teken: string): string => (teken.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

test('a document says its title, its language and its structure, and has every sign of a name', async () => {
  const { pdf, delen } = await lees([
    { soort: 'titel', tekst: 'Plannen van Zoë' },
    { soort: 'tekst', naam: 'Waarom', tekst: 'Schrijft ‘ei’ (en \\ ) voor ij; Ağaoğlu en Ōtsuka' },
  ]);
  assert.match(pdf, /^%PDF-1\.7\n/);
  assert.match(pdf, /\/Lang \(nl-BE\)/);
  assert.match(pdf, /\/DisplayDocTitle true/);
  for (const element of ['H1', 'P', 'Strong', 'Span']) assert.ok(pdf.includes(`/S /${element}`), element);
  for (const teken of 'ëğŌ‘’') assert.ok(delen.includes(`<${signOf(teken)}>`), teken);
});

test('long text goes over pages, each with its foot as no part of the text', async () => {
  const { pdf, delen } = await lees([
    { soort: 'titel', tekst: 'Lang' },
    ...Array.from({ length: 60 }, (_, i): PdfBlok => ({ soort: 'tekst', tekst: `${i} ${'woord '.repeat(40)}` })),
    { soort: 'tekst', tekst: 'w'.repeat(300) },
  ]);
  const pages = pdf.match(/\/Type \/Page\n/g)?.length ?? 0;
  assert.ok(pages >= 4 && pages < 8, String(pages));
  assert.equal(delen.match(/\/Artifact/g)?.length, pages);
});
