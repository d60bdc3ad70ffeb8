/** The second half of `npm start`: build what changed, start the server (which starts the database), tell where and who. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { root } from './install.mjs';
import { type ServerProcess, startServer } from './server-process.ts';

const port = Number(process.env.PORT ?? 3000);
const demo = process.env.SPELRIJK_DEMO !== '0';
const dataFolder = path.resolve(root, process.env.SPELRIJK_DATA ?? 'data');

function printWelcome(url: string): void {
  const lines = ['', `  Spelrijk staat klaar: ${url}`, ''];
  if (demo) {
    lines.push('  Inloggen kan met de demo-accounts (wachtwoord: spelrijk-demo):', '');
    lines.push('    leerling     een kind uit groep 5, met een landkaart vol werk', '    demo         spelen als bezoeker');
    lines.push('    docent       leerkracht met haar groepen', '    schooladmin  de hele school');
    lines.push(
      '    rtadmin      RT-praktijk',
      '    thuisadmin   thuis, twee kinderen',
      '    office       kantoor',
      '    superadmin   eigenaar',
    );
  }
  lines.push('', '  Stoppen: Ctrl+C', '');
  console.log(lines.join('\n'));
}

function printFirstTime(): void {
  if (process.env.DATABASE_URL === undefined && !existsSync(path.join(dataFolder, 'pg'))) {
    console.log(
      demo ? 'Spelrijk: database maken en de demoschool vullen (eenmalig, ongeveer een minuut) ...' : 'Spelrijk: database maken ...',
    );
  }
}

async function serve(): Promise<ServerProcess> {
  const built = await buildWeb();
  if (built) console.log('Spelrijk: web-app gebouwd.');
  printFirstTime();
  return startServer({
    port,
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', SPELRIJK_DATA: dataFolder },
    verbose: true,
    patience: 300_000,
  });
}

try {
  const server = await serve();
  printWelcome(server.url);
  const stop = (): void => void server.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
