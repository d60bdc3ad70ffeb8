/** `npm test`: installs what is missing, Chromium included, then runs every test under the pinned Node. */
import { ensureInstalled, runNode } from './install.mjs';

if (process.argv.length > 2) {
  // Whoever asks for help or for one test would else wait for all of them.
  console.error(
    'npm test draait alles en neemt geen argumenten. Eén bestand of map: npm run t <pad>. Eén spel: npm run game <slug>. Alles zonder database en browser: npm run check.',
  );
  process.exit(1);
}
ensureInstalled();
const { done } = runNode(['tools/test.ts']);
process.exit(await done);
