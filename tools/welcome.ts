/** What `npm start` and `npm run dev` say to the person at the keyboard. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

export const dataFolder = path.resolve(root, process.env.SPELRIJK_DATA ?? 'data');
const demo = process.env.SPELRIJK_DEMO !== '0';

const LOGINS = [
  '  Inloggen kan met de demo-accounts (wachtwoord: spelrijk-demo):',
  '',
  '    leerling     een kind uit groep 5, met een landkaart vol werk',
  '    demo         spelen als bezoeker',
  '    docent       leerkracht met haar groepen',
  '    schooladmin  de hele school',
  '    rtadmin      RT-praktijk',
  '    thuisadmin   thuis, twee kinderen',
  '    office       kantoor',
  '    superadmin   eigenaar',
  '',
];

export function printWelcome(url: string): void {
  console.log(['', `  Spelrijk staat klaar: ${url}`, '', ...(demo ? LOGINS : []), '  Stoppen: Ctrl+C', ''].join('\n'));
}

/** A first start takes long enough to wonder about. */
export function printFirstTime(): void {
  if (process.env.DATABASE_URL !== undefined || existsSync(path.join(dataFolder, 'pg'))) return;
  console.log(
    demo ? 'Spelrijk: database maken en de demoschool vullen (eenmalig, ongeveer een minuut) ...' : 'Spelrijk: database maken ...',
  );
}
