import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../install.mjs';
import { demandSlug, fresh, type Maker } from './maker.ts';

const SCREEN = (name: string): string => `export const meta = () => [{ title: '${name} · Spelrijk' }];

export default function Screen() {
  return (
    <main>
      <h1>${name}</h1>
    </main>
  );
}
`;

function newScreen(area: string, name: string): string {
  const areaFolder = path.join(root, 'apps/web/src/areas', area);
  if (!existsSync(areaFolder)) return stop(`Er is geen gebied ${area}.`);
  demandSlug(name);
  const folder = fresh(path.join(areaFolder, 'screens', name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'screen.tsx'), SCREEN(name));
  return folder;
}

export const maker: Maker = {
  usage: 'screen <area> <naam>     area: site, auth, admin, office of leerling',
  make: (area = '', name = '') => newScreen(area, name),
};
