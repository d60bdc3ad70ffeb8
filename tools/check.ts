/** `npm run check`: format, lint, boundaries, generated files, types and unit tests. */
import { staticSteps, unitTests } from './check-steps.ts';
import { runSteps } from './steps.ts';

process.exit((await runSteps([...staticSteps(), { ...unitTests, live: true }])) ? 0 : 1);
