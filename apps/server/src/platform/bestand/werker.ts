/** A file of somebody else is read in a thread of its own, with a limit on its time and memory: it slows nobody and takes nobody along. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { AppError, type ErrorKind } from '../app-error.ts';

interface Grens {
  readonly ms: number;
  readonly mb: number;
}

type Bericht<Uit> =
  | { readonly uit: Uit }
  | { readonly kind: ErrorKind; readonly code: string; readonly details: readonly string[] | undefined };

const teZwaar = (): AppError => new AppError('invalid', 'bestand/te-zwaar');

/**
 * Starts the module, gives it `opdracht` and waits for what it makes of it. Refusals come back as they were thrown.
 * Throws `bestand/te-zwaar` when the thread needs more time or memory than it may.
 */
export function runWorker<Uit>(module: string, opdracht: unknown, { ms, mb }: Grens): Promise<Uit> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: opdracht, resourceLimits: { maxOldGenerationSizeMb: mb } });
    const klok = setTimeout(() => {
      reject(teZwaar());
      void worker.terminate();
    }, ms);
    worker.once('message', (bericht: Bericht<Uit>) => {
      if ('uit' in bericht) resolve(bericht.uit);
      else reject(new AppError(bericht.kind, bericht.code, bericht.details ? { details: bericht.details } : {}));
    });
    worker.once('error', (error: Error) => reject(Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY' ? teZwaar() : error));
    worker.once('exit', () => {
      clearTimeout(klok);
      reject(new Error('worker ended without an answer'));
    });
  });
}

/** Inside the thread: makes the answer and sends it, also when it is a refusal. */
export async function serveWorker(werk: (opdracht: unknown) => unknown): Promise<void> {
  const bericht = await Promise.resolve(workerData)
    .then(async (opdracht: unknown): Promise<Bericht<unknown>> => ({ uit: await werk(opdracht) }))
    .catch((error: unknown): Bericht<unknown> => {
      if (error instanceof AppError) return { kind: error.kind, code: error.code, details: error.details };
      throw error;
    });
  // A port between threads has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(bericht);
}
