/** What whoever runs the server can ask at the machine itself: `node apps/server/src/main.ts NAAM ...`, with the environment of the server. */
import { parseConfig, type Config } from './platform/config.ts';
import { openLog, type Log } from './platform/log.ts';
import { tellError } from './starting.ts';

/** Gives what is said when it is done. Throws one readable line. */
type Opdracht = (config: Config, woorden: readonly string[], log: Log) => Promise<string>;

/** Each reads its own part of the program: who asks for the mail at the machine does not wait for the language. */
const OPDRACHTEN: Readonly<Record<string, () => Promise<Opdracht>>> = {
  backup: async () => (await import('./reservekopie.ts')).backup,
  eigenaar: async () => (await import('./eigenaar.ts')).createEigenaar,
  logboek: async () => (await import('./logboek.ts')).checkLogboek,
  post: async () => (await import('./post.ts')).readPost,
  restore: async () => (await import('./reservekopie.ts')).restore,
  sleutels: async () => (await import('./sleutels.ts')).rotateSleutels,
};

async function doOpdracht(naam: string, woorden: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const read = OPDRACHTEN[naam];
  if (!read) throw new Error(`Onbekende opdracht "${naam}". Wat er is: ${Object.keys(OPDRACHTEN).join(', ')}.`);
  const config = parseConfig({ LOG_LEVEL: 'warn', ...env });
  const opdracht = await read();
  return opdracht(config, woorden, openLog(config.logLevel));
}

export async function runOpdracht(
  naam: string,
  woorden: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  try {
    process.stdout.write(`${await doOpdracht(naam, woorden, env)}\n`);
  } catch (error) {
    process.stderr.write(`${tellError(error)}\n`);
    process.exitCode = 1;
  }
}
