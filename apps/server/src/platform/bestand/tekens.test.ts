import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../app-error.ts';
import { readTekens } from './tekens.ts';

const NAAM = '<a>Zoë Müller</a>';
const utf8 = new TextEncoder().encode(NAAM);
const latin = Buffer.from(NAAM, 'latin1');
const utf16 = (groot: boolean, merk: boolean): Uint8Array => {
  const bytes = Buffer.from(`${merk ? '\uFEFF' : ''}${NAAM}`, 'utf16le');
  return groot ? bytes.swap16() : bytes;
};
const declare = (codering: string, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${codering}"?>`), bytes]);

const GOED: readonly (readonly [string, Uint8Array, boolean])[] = [
  ['UTF-8', utf8, false],
  ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]), false],
  ['UTF-16 little endian with a mark', utf16(false, true), false],
  ['UTF-16 big endian with a mark', utf16(true, true), false],
  ['UTF-16 without a mark', utf16(false, false), false],
  ['declared Latin-1', declare('ISO-8859-1', latin), false],
  ['declared windows-1252 in other letters', declare('Windows-1252', latin), false],
  ['declared Latin-1 but UTF-8', declare('ISO-8859-1', utf8), true],
  ['declared UTF-8 but Latin-1', declare('UTF-8', latin), true],
  ['nothing declared and Latin-1', latin, true],
];
for (const [naam, bytes, geraden] of GOED)
  test(`${naam} keeps the names`, () => {
    const gelezen = readTekens(bytes);
    assert.ok(gelezen.tekst.includes('Zoë Müller'), gelezen.tekst);
    assert.equal(gelezen.geraden, geraden);
  });

const FOUT: readonly (readonly [string, Uint8Array, string])[] = [
  ['an empty file', new Uint8Array(), 'bestand/leeg'],
  ['an unknown encoding', declare('EBCDIC-CP-NL', utf8), 'bestand/tekenset'],
  ['half UTF-8 and half Latin-1', Buffer.concat([utf8, latin]), 'bestand/gemengde-tekens'],
  ['broken UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]), 'bestand/tekenset'],
];
for (const [naam, bytes, code] of FOUT)
  test(`${naam} is refused`, () =>
    assert.throws(
      () => readTekens(bytes),
      (error) => error instanceof AppError && error.code === code,
    ));
