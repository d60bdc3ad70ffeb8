/** `npm run new <what> ...`: makes a small working example of something of this house; each kind is a file in tools/new. */
import path from 'node:path';
import { root, stop } from './install.mjs';
import { maker as categorie } from './new/categorie.ts';
import { maker as endpoint } from './new/endpoint.ts';
import { maker as feature } from './new/feature.ts';
import { maker as game } from './new/game.ts';
import type { Maker } from './new/maker.ts';
import { maker as screen } from './new/screen.ts';
import { maker as table } from './new/table.ts';

const MAKERS: Readonly<Record<string, Maker>> = { game, categorie, screen, feature, endpoint, table };
const USAGE = `Gebruik:\n${Object.values(MAKERS)
  .map(({ usage }) => `  npm run new ${usage}`)
  .join('\n')}`;

const [what = '', ...words] = process.argv.slice(2);
const found = Object.hasOwn(MAKERS, what) ? MAKERS[what] : undefined;
if (found === undefined || words.length === 0) stop(USAGE);
else
  console.log(
    `Gemaakt: ${path.relative(root, await found.make(...words))}. Lees docs/how-to/add-${what === 'endpoint' ? 'an' : 'a'}-${what}.md voor de volgende stap.`,
  );
