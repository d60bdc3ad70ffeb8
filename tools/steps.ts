/** Runs named commands one after another, shows the output of those that fail, and says how long each took. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './install.mjs';

/** Every test file is a process that reads the same modules: without this half of its processor time goes to reading them. */
const COMPILED = path.join(root, 'node_modules/.cache/compiled');

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Let the output through while it runs: for test runners. */
  readonly live?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const [program, ...args] = step.command;
  if (program === undefined) throw new Error(`step ${step.name} has no command`);
  const child = spawn(program, args, {
    cwd: step.cwd ?? root,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...step.env },
    stdio: step.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += String(error);
      resolve(1);
    });
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0 && !step.live) console.log(output);
  console.log(`${code === 0 ? 'ok  ' : 'FOUT'} ${step.name} (${seconds.toFixed(1)} s)`);
  return { name: step.name, ok: code === 0, seconds };
}

/** All steps run, also after a failure, so that one run shows everything that is wrong. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  const failed = results.filter((result) => !result.ok);
  if (failed.length > 0) console.log(`\nMislukt: ${failed.map((result) => result.name).join(', ')}`);
  return failed.length === 0;
}
