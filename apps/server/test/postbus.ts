/** A mail server in a process of its own, and what it received. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const SINK = join(import.meta.dirname, '../../../tools/smtp-sink.ts');

const Ontvangen = z.object({
  aan: z.array(z.string()),
  van: z.string(),
  kopAan: z.array(z.string()),
  onderwerp: z.string(),
  tekst: z.string(),
  html: z.string(),
  messageId: z.string(),
  koppen: z.array(z.string()),
});
export type Ontvangen = z.infer<typeof Ontvangen>;

export interface Postbus {
  readonly url: string;
  readonly mails: readonly Ontvangen[];
  /** The first mail to this address that came after `vanaf` others to it; waits for it. */
  wachtOp(aan: string, vanaf?: number): Promise<Ontvangen>;
}

export async function startPostbus(): Promise<Postbus> {
  const child = spawn(process.execPath, [SINK], { stdio: ['ignore', 'pipe', 'inherit'] });
  after(() => child.kill('SIGKILL'));
  const mails: Ontvangen[] = [];
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve) => {
    lines.once('line', (line) => {
      resolve(z.object({ port: z.number() }).parse(JSON.parse(line)).port);
      lines.on('line', (mail) => mails.push(Ontvangen.parse(JSON.parse(mail))));
    });
  });
  const wachtOp = async (aan: string, vanaf = 0): Promise<Ontvangen> => {
    for (let i = 0; i < 200; i++) {
      const found = mails.filter((mail) => mail.aan.includes(aan))[vanaf];
      if (found) return found;
      await sleep(25);
    }
    throw new Error(`no mail to ${aan}`);
  };
  return { url: `smtp://127.0.0.1:${port}`, mails, wachtOp };
}
