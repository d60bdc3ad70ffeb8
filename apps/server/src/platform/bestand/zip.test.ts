import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packArchief, unpackArchief } from './zip.ts';

const GRENS = { bestanden: 100, bytes: 1_000_000 };
const tekst = (naam: string, inhoud = 'hallo'): { naam: string; bytes: Buffer } => ({ naam, bytes: Buffer.from(inhoud) });
const goed = await packArchief([tekst('a.txt'), tekst('map/zoë.txt', 'x'.repeat(5000))]);
const weigert = (bytes: Uint8Array, grens = GRENS): Promise<void> => assert.rejects(unpackArchief(bytes, grens), /bestand\/archief/);
const met = (wijzig: (bytes: Buffer) => void): Buffer => {
  const kopie = Buffer.from(goed);
  wijzig(kopie);
  return kopie;
};
/** An archive whose only file got this name afterwards: no program writes one. */
async function metNaam(naam: string): Promise<Buffer> {
  const stil = 'n'.repeat(naam.length);
  return Buffer.from((await packArchief([tekst(stil)])).toString('latin1').replaceAll(stil, naam), 'latin1');
}
const inhoudOp = goed.readUInt32LE(goed.length - 6);

test('what was packed comes out, whatever the way', async () => {
  for (const methode of ['pakken', 'zo-laten'] as const) {
    const uit = await unpackArchief(await packArchief([tekst('a.txt'), tekst('map/zoë.txt', 'x'.repeat(5000))], methode), GRENS);
    assert.deepEqual([...uit.keys()], ['a.txt', 'map/zoë.txt']);
    assert.equal(Buffer.from(uit.get('a.txt') ?? []).toString(), 'hallo');
  }
});

/** Our own archive of two files as they are, which Info-ZIP's unzip 6.0 and Python's zipfile test as sound. */
const VAN_ONS =
  'UEsDBBQAAAgAAAAAIQDRMXK5BQAAAAUAAAAFAAAAYS50eHRoYWxsb1BLAwQUAAAIAAAAACEABAaGIgQAAAAEAAAADAAAAG1hcC96b8OrLnR4dGJvb21QSwECPwMUAAAIAAAAACEA0TFyuQUAAAAFAAAABQAAAAAAAAAAAAAAtIEAAAAAYS50eHRQSwECPwMUAAAIAAAAACEABAaGIgQAAAAEAAAADAAAAAAAAAAAAAAAtIEoAAAAbWFwL3pvw6sudHh0UEsFBgAAAAACAAIAbQAAAFYAAAAAAA==';

test('another program opens the archive', async () => {
  const bestanden = [tekst('a.txt'), tekst('map/zoë.txt', 'boom')];
  assert.equal((await packArchief(bestanden, 'zo-laten')).toString('base64'), VAN_ONS);
});

/** By Info-ZIP 6.0: two lines of text, of which the second is deflated, in a folder with a name that is not ASCII. */
const VAN_INFO_ZIP =
  'UEsDBAoAAAAAAAAAIVzRMXK5BQAAAAUAAAAFAAAAYS50eHRoYWxsb1BLAwQUAAAACAAAACFcvdMKrAsAAADwAAAACgAAAHpvw6svYi50eHRLys9NzVNIGjEkAFBLAQIeAwoAAAAAAAAAIVzRMXK5BQAAAAUAAAAFAAAAAAAAAAEAAACkgQAAAABhLnR4dFBLAQIeAxQAAAAIAAAAIVy90wqsCwAAAPAAAAAKAAAAAAAAAAEAAACkgSgAAAB6b8OrL2IudHh0UEsFBgAAAAACAAIAawAAAFsAAAAAAA==';

test('an archive of another program is read', async () => {
  const uit = await unpackArchief(Buffer.from(VAN_INFO_ZIP, 'base64'), GRENS);
  assert.deepEqual([...uit.keys()], ['a.txt', 'zoë/b.txt']);
  assert.equal(Buffer.from(uit.get('zoë/b.txt') ?? []).toString(), 'bomen '.repeat(40));
});

test('U05: an archive that is too large, has too many files or lies about its size is refused before unpacking', async () => {
  await weigert(goed, { bestanden: 1, bytes: 1_000_000 });
  await weigert(goed, { bestanden: 100, bytes: 4000 });
  await weigert(await packArchief(Array.from({ length: 101 }, (_, i) => tekst(`${i}.xml`))));
  await weigert(met((bytes) => bytes.writeUInt32LE(3, inhoudOp + 24)));
  await weigert(met((bytes) => bytes.writeUInt32LE(500_000, inhoudOp + 24)));
  await weigert(met((bytes) => bytes.writeUInt32LE(0, inhoudOp + 16)));
  const tweede = goed.indexOf('map/', inhoudOp) - 46;
  await weigert(met((bytes) => bytes.writeUInt32LE(goed.length, tweede + 20)));
});

test('U05: names outside the archive, links, twins and locked files are refused', async () => {
  for (const naam of ['../buiten.txt', '/etc/x', 'C:/x', 'map\\x', 'a/../../b', 'a\u0000b']) await weigert(await metNaam(naam));
  await weigert(await packArchief([tekst('A.txt'), tekst('a.txt')]));
  await weigert(met((bytes) => bytes.writeUInt32LE(0xa1ff0000, inhoudOp + 38)));
  await weigert(met((bytes) => bytes.writeUInt16LE(1, inhoudOp + 8)));
});

test('U20: half an archive, and what is none, is refused', async () => {
  for (const deel of [0.1, 0.5, 0.9]) await weigert(goed.subarray(0, Math.floor(goed.length * deel)));
  await weigert(Buffer.from('PK\u0003\u0004'));
  await weigert(Buffer.alloc(100));
});
