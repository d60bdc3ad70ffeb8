/** What `npm start` and `npm run dev` say to the person at the keyboard. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import type { Stand } from './server-process.ts';

export const dataFolder = path.resolve(root, process.env.SPELRIJK_DATA ?? 'data');
const demo = process.env.SPELRIJK_DEMO !== '0';

const WIE: Readonly<Record<string, string>> = {
  leerling: 'een kind uit groep 5, met een landkaart vol werk',
  demo: 'spelen als bezoeker',
  docent: 'leerkracht met haar groepen',
  schooladmin: 'de hele school',
  rtadmin: 'RT-praktijk',
  thuisadmin: 'thuis, twee kinderen',
  office: 'kantoor',
  superadmin: 'eigenaar',
};

function loginLines(logins: readonly string[]): readonly string[] {
  if (logins.length === 0) return [];
  const regels = Object.entries(WIE)
    .filter(([naam]) => logins.includes(naam))
    .map(([naam, wie]) => `    ${naam.padEnd(12)} ${wie}`);
  return ['  Inloggen kan met de demo-accounts (wachtwoord: spelrijk-demo):', '', ...regels, ''];
}

const GEEN_EIGENAAR = ['  Er is nog geen eigenaar. Maak er een met: npm run eigenaar -- jouw@adres', ''];

/** `stand`: what the server said of itself. */
export function printWelcome(url: string, stand: Stand | undefined): void {
  const { logins, eigenaar } = stand ?? { logins: [], eigenaar: true };
  const zonder = !eigenaar && logins.length === 0 ? GEEN_EIGENAAR : [];
  console.log(['', `  Spelrijk staat klaar: ${url}`, '', ...loginLines(logins), ...zonder, '  Stoppen: Ctrl+C', ''].join('\n'));
}

/** A first start takes long enough to wonder about. */
export function printFirstTime(): void {
  if (process.env.DATABASE_URL !== undefined || existsSync(path.join(dataFolder, 'pg'))) return;
  console.log(
    demo ? 'Spelrijk: database maken en de demoschool vullen (eenmalig, ongeveer een minuut) ...' : 'Spelrijk: database maken ...',
  );
}
