/** Builds the web app when it has changed: a step of `npm test`. */
import { buildWeb } from './build-web.ts';

try {
  console.log((await buildWeb()) ? 'De web-app is gebouwd.' : 'De web-app was nog goed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
