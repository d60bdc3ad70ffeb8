/** `npm run check`: format, lint, boundaries, generated files, types and unit tests. */
import { staticSteps, unitTestSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

process.exit((await runSteps([...staticSteps(), ...unitTestSteps()])) ? 0 : 1);
