/**
 * The life of the process: settings and database first, then the server. The whole program (the language, all features) is read while the
 * database comes up, and not at all where a setting makes no sense.
 */
import { parseConfig } from './platform/config.ts';
import { openConfigured } from './platform/db/open.ts';
import { openLog } from './platform/log.ts';
import { stopWhileStarting, tellError } from './starting.ts';

function fail(error: unknown): never {
  process.stderr.write(`${tellError(error)}\n`);
  process.exit(1);
}

export async function run(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const starting = stopWhileStarting(process, (code) => process.exit(code));
  try {
    const config = parseConfig(env);
    const log = openLog(config.logLevel);
    const program = import('./serve.ts');
    // Whoever hears of a broken database first need not hear of this too.
    program.catch(() => undefined);
    const opened = await openConfigured(config, log);
    await starting.hold(opened.abandon);
    const { serve } = await program;
    await serve(config, opened, log, starting).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
  } catch (error) {
    // What broke because we were told to stop is no news; the one who stops ends the process.
    if (!starting.isStopping()) fail(error);
  }
}
