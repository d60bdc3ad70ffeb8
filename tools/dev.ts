/** `npm run dev`: the server restarting on change, and the web app with hot reload in front of it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './install.mjs';

const apiPort = process.env.PORT ?? '3000';
const server = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort },
});
const web = spawn(process.execPath, [path.join(root, 'node_modules/.bin/react-router'), 'dev', '--port', '5173'], {
  cwd: path.join(root, 'apps/web'),
  stdio: 'inherit',
  env: { ...process.env, SPELRIJK_SERVER: `http://localhost:${apiPort}` },
});
const stop = (): void => {
  web.kill('SIGTERM');
  server.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
