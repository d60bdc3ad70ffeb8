/** The mail server of the browser tests: a process of its own, and the mails it accepted. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/install.mjs';

interface Mail {
  readonly aan: readonly string[];
  readonly onderwerp: string;
  readonly tekst: string;
}

export interface Postbus {
  readonly url: string;
  /** The newest mail to this address; waits for it. */
  wachtOp(aan: string): Promise<Mail>;
  stop(): void;
}

const PATIENCE = 10_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function startPostbus(): Promise<Postbus> {
  const child = spawn(process.execPath, [path.join(root, 'tools/smtp-sink.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const mails: Mail[] = [];
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve) => {
    lines.once('line', (line) => {
      const first: { port: number } = JSON.parse(line);
      lines.on('line', (text) => mails.push(JSON.parse(text)));
      resolve(first.port);
    });
  });
  const wachtOp = async (aan: string): Promise<Mail> => {
    for (let waited = 0; waited < PATIENCE; waited += 100) {
      const found = mails.findLast((mail) => mail.aan.includes(aan));
      if (found) return found;
      await sleep(100);
    }
    throw new Error(`geen mail aan ${aan}`);
  };
  return { url: `smtp://127.0.0.1:${port}`, wachtOp, stop: () => child.kill() };
}

/** The path and fragment of the link in a mail: links begin with the public address, the test has its own. */
export function linkIn({ tekst }: Mail): string {
  const link = /^https?:\/\/\S+$/m.exec(tekst)?.[0];
  if (!link) throw new Error(`geen link in: ${tekst}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
