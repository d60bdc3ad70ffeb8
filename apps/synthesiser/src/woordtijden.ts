/**
 * Says when each word of a text begins: one line of JSON (`{ stem, snelheid, gesproken }`) in; out come the length of a JSON text (four bytes, little
 * endian), that text (`{ hertz, woorden }`) and the sound (16 bits, mono). Nothing when it could not be spoken. One text a process: the library keeps
 * state, and a second text would not sound as it does by itself. Run with `node --experimental-ffi`; it needs the library of espeak-ng of the system,
 * which makes the very same sound as the program and tells of it. Source: espeak-ng 1.51, `speak_lib.h` (espeak_EVENT, espeakEVENT_WORD).
 *
 * Copyright (C) 2026 Spelrijk. This program is free software: you can redistribute it and/or modify it under the terms of
 * the GNU General Public License as published by the Free Software Foundation, either version 3 of the License, or (at your
 * option) any later version. It is distributed without any warranty; see the file COPYING.
 */
import ffi from 'node:ffi';
import { text } from 'node:stream/consumers';

interface Regel {
  readonly stem: string;
  readonly snelheid: number;
  readonly gesproken: string;
}

/** Where the word stands (code points, from 0), and the sample at which it begins. */
type Woord = readonly [plek: number, monster: number];

/** Of one espeak_EVENT: type, identifier, position, length, milliseconds, sample, user data, name. */
const EVENT_BYTES = 40n;
const EVENT = { type: 0, plek: 8, lengte: 12, monster: 20 } as const;
const EINDE = 0;
const WOORD = 1;
const SYNCHRONOUS = 2;
const SNELHEID = 1;
/** UTF-8, phonemes between double brackets, a pause at the end: as the program itself is called. */
const VLAGGEN = 0x11_01;

const { lib, functions: espeak } = ffi.dlopen('libespeak-ng.so.1', {
  espeak_Initialize: { arguments: ['i32', 'i32', 'pointer', 'i32'], return: 'i32' },
  espeak_SetVoiceByName: { arguments: ['string'], return: 'i32' },
  espeak_SetParameter: { arguments: ['i32', 'i32', 'i32'], return: 'i32' },
  espeak_SetSynthCallback: { arguments: ['pointer'], return: 'void' },
  espeak_Synth: { arguments: ['string', 'u64', 'u32', 'i32', 'u32', 'u32', 'pointer', 'pointer'], return: 'i32' },
});

const woorden: Woord[] = [];
const stukken: Buffer[] = [];

function keep(wav: bigint, monsters: number, events: bigint): number {
  if (monsters > 0) stukken.push(Buffer.from(ffi.toBuffer(wav, monsters * 2, true)));
  for (let at = events; ffi.getInt32(at, EVENT.type) !== EINDE; at += EVENT_BYTES) {
    if (ffi.getInt32(at, EVENT.type) !== WOORD || ffi.getInt32(at, EVENT.lengte) === 0) continue;
    woorden.push([ffi.getInt32(at, EVENT.plek) - 1, ffi.getInt32(at, EVENT.monster)]);
  }
  return 0;
}

const callback = lib.registerCallback({ arguments: ['u64', 'i32', 'u64'], return: 'i32' }, keep);
const { stem, snelheid, gesproken }: Regel = JSON.parse(await text(process.stdin));
const hertz = espeak.espeak_Initialize(SYNCHRONOUS, 0, 0n, 0);
espeak.espeak_SetSynthCallback(callback);
const fout =
  espeak.espeak_SetVoiceByName(stem) ||
  espeak.espeak_SetParameter(SNELHEID, snelheid, 0) ||
  espeak.espeak_Synth(gesproken, BigInt(Buffer.byteLength(gesproken) + 1), 0, 0, 0, VLAGGEN, 0n, 0n);
if (fout === 0) {
  const json = Buffer.from(JSON.stringify({ hertz, woorden }));
  const lengte = Buffer.alloc(4);
  lengte.writeUInt32LE(json.length);
  process.stdout.write(Buffer.concat([lengte, json, ...stukken]));
}
