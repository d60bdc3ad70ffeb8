/** Opus in a thread of its own: sound to a small file and back. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Geluid } from '@spelrijk/spraak/wav';
import type { Antwoord, Opdracht } from './opus-worker.ts';

export interface Opus {
  /** An Ogg file. @param bits per second */
  encode(geluid: Geluid, bits: number): Promise<Uint8Array>;
  /** Rejects for what is no Opus in Ogg. */
  decode(ogg: Uint8Array): Promise<Geluid>;
}

interface Wachtend {
  readonly resolve: (antwoord: Antwoord) => void;
  readonly reject: (error: Error) => void;
}

type ZonderId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The thread starts at the first need and does not keep the process alive. */
export function createOpus(): Opus {
  const wachtend = new Map<number, Wachtend>();
  let worker: Worker | undefined;
  let volgende = 0;

  function start(): Worker {
    const nieuw = new Worker(join(import.meta.dirname, 'opus-worker.ts'));
    nieuw.on('message', (antwoord: Antwoord) => {
      wachtend.get(antwoord.id)?.resolve(antwoord);
      wachtend.delete(antwoord.id);
      if (wachtend.size === 0) nieuw.unref();
    });
    nieuw.on('error', (error: Error) => {
      worker = undefined;
      for (const { reject } of wachtend.values()) reject(error);
      wachtend.clear();
    });
    return nieuw;
  }

  async function ask(opdracht: ZonderId<Opdracht>): Promise<Antwoord> {
    worker ??= start();
    worker.ref();
    const id = ++volgende;
    const antwoord = new Promise<Antwoord>((resolve, reject) => wachtend.set(id, { resolve, reject }));
    // A port between threads has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ ...opdracht, id });
    const gekregen = await antwoord;
    if ('fout' in gekregen) throw new Error(gekregen.fout);
    return gekregen;
  }

  return {
    encode: async (geluid, bits) => {
      const antwoord = await ask({ soort: 'encode', geluid, bits });
      if ('ogg' in antwoord) return antwoord.ogg;
      throw new Error('no file');
    },
    decode: async (ogg) => {
      const antwoord = await ask({ soort: 'decode', ogg });
      if ('geluid' in antwoord) return antwoord.geluid;
      throw new Error('no sound');
    },
  };
}
