/** The mail server of the browser tests: a process of its own that keeps what it accepted in a file, one mail a line. */
import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/install.mjs';
import { SCHOOL } from './server.ts';

interface Mail {
  readonly aan: readonly string[];
  readonly onderwerp: string;
  readonly tekst: string;
}

const PATIENCE = 15_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Postbus {
  /** For SMTP_URL. */
  readonly url: string;
  stop(): void;
}

/** Where the mails of this school are kept; the tests read them in other processes. */
export const mailsOf = (school: number): string => path.join(process.env.E2E_FOLDER ?? '', `mails-${school}.jsonl`);

/** `file` gets the mails. */
export async function startPostbus(file: string): Promise<Postbus> {
  const child = spawn(process.execPath, [path.join(root, 'tools/smtp-sink.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const out = createWriteStream(file);
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve) => {
    lines.once('line', (line) => {
      const first: { port: number } = JSON.parse(line);
      lines.on('line', (text) => out.write(`${text}\n`));
      resolve(first.port);
    });
  });
  return { url: `smtp://127.0.0.1:${port}`, stop: () => child.kill() };
}

function readMails(): readonly Mail[] {
  const text = readFileSync(mailsOf(SCHOOL), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Mail => JSON.parse(line));
}

/** The newest mail to this address; waits for it. */
export async function mailTo(aan: string): Promise<Mail> {
  for (let waited = 0; waited < PATIENCE; waited += 200) {
    const found = readMails().findLast((mail) => mail.aan.includes(aan));
    if (found) return found;
    await sleep(200);
  }
  throw new Error(`geen mail aan ${aan}`);
}

/** The path and fragment of the link in a mail: links begin with the public address, the test has its own. */
export function linkIn({ tekst }: Mail): string {
  const link = /^https?:\/\/\S+$/m.exec(tekst)?.[0];
  if (!link) throw new Error(`geen link in: ${tekst}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
