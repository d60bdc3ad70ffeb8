import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPdf, type PdfBlok } from './pdf.ts';

const lees = (blokken: readonly PdfBlok[]): string => createPdf(blokken, { taal: 'nl', voet: 'blad' }).toString('latin1');

test('a document has its title, its text in an alphabet that every reader has, and nothing that escapes from a string', () => {
  const pdf = lees([
    { soort: 'titel', tekst: 'Plannen van Zoë' },
    { soort: 'tekst', naam: 'Waarom', tekst: 'Schrijft ‘ei’ (en \\ ) voor ij; Ağaoğlu' },
  ]);
  assert.match(pdf, /^%PDF-1\.4\n/);
  assert.match(pdf, /\/Title \(Plannen van Zo\u00EB\)/u);
  assert.ok(pdf.includes('(Schrijft \u0091ei\u0092 \\(en \\\\ \\) voor ij; Agaoglu)'), pdf);
  assert.match(pdf, /%%EOF\n$/);
});

test('the table of contents points at every object, and long text goes over pages within the margins', () => {
  const pdf = lees([
    { soort: 'titel', tekst: 'Lang' },
    ...Array.from({ length: 60 }, (_, i): PdfBlok => ({ soort: 'tekst', tekst: `${i} ${'woord '.repeat(40)}` })),
    { soort: 'tekst', tekst: 'w'.repeat(300) },
  ]);
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const plekken = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, plek]) => Number(plek));
  for (const [i, plek] of plekken.entries()) assert.ok(pdf.startsWith(`${i + 1} 0 obj\n`, plek), `object ${i + 1}`);
  assert.ok(Number(/\/Count (\d+)/.exec(pdf)?.[1]) >= 4);
  for (const [, y] of pdf.matchAll(/Tf \d+ (-?[\d.]+) Td/g)) assert.ok(Number(y) >= 30, y);
  const langste = Math.max(...[...pdf.matchAll(/\((w+)\) Tj/g)].map(([, w = '']) => w.length));
  assert.ok(langste > 40 && langste < 70, `${langste} letters w on a line`);
});
