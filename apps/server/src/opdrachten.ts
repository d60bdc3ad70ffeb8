/** What whoever runs the server can ask at the machine itself: `node apps/server/src/main.ts NAAM ...`, with the environment of the server. */
import { createEigenaar } from './eigenaar.ts';
import { checkLogboek } from './logboek.ts';
import { readPost } from './post.ts';
import { parseConfig, type Config } from './platform/config.ts';
import { openLog, type Log } from './platform/log.ts';
import { backup, restore } from './reservekopie.ts';
import { rotateSleutels } from './sleutels.ts';
import { tellError } from './starting.ts';

/** Gives what is said when it is done. Throws one readable line. */
type Opdracht = (config: Config, woorden: readonly string[], log: Log) => Promise<string>;

const OPDRACHTEN: Readonly<Record<string, Opdracht>> = {
  backup,
  eigenaar: createEigenaar,
  logboek: checkLogboek,
  post: readPost,
  restore,
  sleutels: rotateSleutels,
};

async function doOpdracht(naam: string, woorden: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const opdracht = OPDRACHTEN[naam];
  if (!opdracht) throw new Error(`Onbekende opdracht "${naam}". Wat er is: ${Object.keys(OPDRACHTEN).join(', ')}.`);
  const config = parseConfig({ LOG_LEVEL: 'warn', ...env });
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
