/**
 * Runs named commands, two at a time: the longest first, each with its output kept together, and shown when it fails.
 * A step that says what it reads is not run again while that is what it was when it last passed; then it says so.
 */
import { spawn } from 'node:child_process';
import {
  fingerprint,
  fingerprintFiles,
  hasPassed,
  listUnpassed,
  type Prints,
  readTree,
  rememberPassed,
  rememberPrints,
  type Tree,
} from './fingerprint.ts';
import { createReach, type Reached } from './imports.ts';
import { root } from './install.mjs';

/** A step takes one processor; more at once makes each slower and none ready sooner. */
const AT_ONCE = 2;
/** The code of what did not come to its own end. */
const CUT_OFF = 255;
/** What takes longer (s) hangs: it is ended, and shows what it said. */
const LIMIT = 1200;

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Let the output through while it runs: for long test runners that run alone. */
  readonly live?: boolean;
  /** Names of steps that make what this one needs. */
  readonly after?: readonly string[];
  /** About how long it takes (s): the longest go first. */
  readonly weight?: number;
  /** After so long (s) it is taken to hang; what is shown while it runs (`live`) is only ended when this is given. */
  readonly limit?: number;
  /** Files and folders, from the root, that decide its outcome. Without it the step always runs. */
  readonly reads?: readonly string[];
  /** Files that, with all that they import, decide its outcome too. */
  readonly from?: readonly string[];
  /**
   * Files that it judges each for itself, added to its command: those of which neither they, nor what they import, nor the `ground` of all changed since
   * they passed are left out. What opens files by itself is judged again when anything of `reads` changed, unless it is only read; then what is found
   * names its file, so that the others have passed.
   */
  readonly each?: { readonly files: readonly string[]; readonly ground: readonly string[]; readonly onlyRead?: boolean };
}

interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

async function execute(step: Step): Promise<Ended> {
  const [program, ...args] = step.command;
  if (program === undefined) throw new Error(`step ${step.name} has no command`);
  const child = spawn(program, args, {
    cwd: step.cwd ?? root,
    env: { ...process.env, ...step.env },
    stdio: step.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const limit = step.limit ?? (step.live ? undefined : LIMIT);
  let hung = false;
  const code = await new Promise<number>((resolve) => {
    const hangs =
      limit &&
      setTimeout(() => {
        hung = child.kill('SIGKILL');
        // What it started may keep its output open.
        resolve(CUT_OFF);
      }, limit * 1000);
    const end = (exit: number): void => {
      clearTimeout(hangs);
      resolve(exit);
    };
    child.on('error', (error) => {
      output += String(error);
      end(1);
    });
    child.on('close', (exit) => end(exit ?? CUT_OFF));
  });
  return { code, output: hung ? `${output}\nAfgebroken: na ${limit} s was dit nog niet klaar.` : output };
}

/** The tree as it stands when the steps begin, and what its files import. */
export interface Seen {
  readonly tree: Tree;
  readonly reach: (file: string) => Reached;
}

/** What is still to be run of a step, and how to remember that it passed. */
interface Rest {
  readonly step: Step;
  readonly remember: () => void;
  /** After a failure that said this. */
  readonly rememberOthers?: (output: string) => void;
  /** Of how many files, when it judges each for itself. */
  readonly some?: string;
}

/** Undefined when nothing has changed since it passed. */
export function restOf(step: Step, seen: Seen | undefined): Rest | undefined {
  const { each, reads, from = [], name } = step;
  if (each !== undefined) return restOfEach(step, each, seen);
  if (seen === undefined || reads === undefined) return { step, remember: () => undefined };
  const reached = from.flatMap((file) => seen.reach(file).files);
  const print = fingerprint(seen.tree, reads, [...aboutOf(step), fingerprintFiles(seen.tree, reached, [])]);
  return hasPassed(name, print) ? undefined : { step, remember: () => rememberPassed(name, print) };
}

const aboutOf = ({ command, cwd = '' }: Step): string[] => [process.version, cwd, command.join(' ')];

function restOfEach(step: Step, each: NonNullable<Step['each']>, seen: Seen | undefined): Rest | undefined {
  const { files } = each;
  const withFiles = (some: readonly string[]): Step => ({ ...step, command: [...step.command, ...some] });
  if (seen === undefined) return { step: withFiles(files), remember: () => undefined };
  const prints = printEach(step, each, seen);
  const rest = listUnpassed(step.name, prints);
  // What opens files and says nothing of which is always judged: it has no print that could pass.
  const always = files.filter((file) => prints[file] === undefined);
  const some = [...rest, ...always];
  if (some.length === 0) return undefined;
  const rememberOthers = (output: string): void => {
    const named = some.filter((file) => output.includes(file));
    const passed = Object.entries(prints).filter(([file]) => !named.includes(file));
    if (named.length > 0) rememberPrints(step.name, Object.fromEntries(passed));
  };
  return {
    step: withFiles(some),
    remember: () => rememberPrints(step.name, prints),
    ...(each.onlyRead && { rememberOthers }),
    some: `${some.length} van ${files.length} bestanden`,
  };
}

function printEach(step: Step, { files, ground, onlyRead = false }: NonNullable<Step['each']>, { tree, reach }: Seen): Prints {
  const about = fingerprint(tree, ground, aboutOf(step));
  const whole = step.reads && fingerprint(tree, step.reads, []);
  const prints = files.flatMap((file): [string, string][] => {
    const reached = reach(file);
    const opens = reached.opens && !onlyRead;
    if (opens && whole === undefined) return [];
    return [[file, fingerprintFiles(tree, reached.files, [about, (opens && whole) || ''])]];
  });
  return Object.fromEntries(prints);
}

async function runStep(step: Step, seen: Seen | undefined): Promise<StepResult> {
  const rest = restOf(step, seen);
  if (rest === undefined) {
    console.log(`ok   ${step.name} (niet gedraaid: ongewijzigd sinds hij slaagde)`);
    return { name: step.name, ok: true, seconds: 0 };
  }
  const started = performance.now();
  const { code, output } = await execute(rest.step);
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) rest.remember();
  else if (code !== CUT_OFF) rest.rememberOthers?.(output);
  if (code !== 0 && output !== '') console.log(output.trimEnd());
  const some = rest.some === undefined ? '' : `, ${rest.some}`;
  console.log(`${code === 0 ? 'ok  ' : 'FOUT'} ${step.name} (${seconds.toFixed(1)} s${some})`);
  return { name: step.name, ok: code === 0, seconds };
}

/** The next step to begin: the longest of those that wait for nothing. */
export function nextStep(waiting: readonly Step[], done: ReadonlySet<string>): Step | undefined {
  const ready = waiting.filter((step) => (step.after ?? []).every((name) => done.has(name)));
  return ready.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))[0];
}

/** All steps run, also after a failure, so that one run shows everything that is wrong. Resolves with whether all passed. */
export async function runSteps(steps: readonly Step[], atOnce: number = AT_ONCE): Promise<boolean> {
  const started = performance.now();
  const tree = readTree();
  const seen = tree && { tree, reach: createReach(root) };
  const names = new Set(steps.map((step) => step.name));
  // What another run makes is not waited for.
  const done = new Set(steps.flatMap((step) => step.after ?? []).filter((name) => !names.has(name)));
  const failed: string[] = [];
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const finish = async (step: Step): Promise<void> => {
    const { ok } = await runStep(step, seen);
    done.add(step.name);
    if (!ok) failed.push(step.name);
    running.delete(step.name);
  };
  const begin = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1);
    running.set(step.name, finish(step));
  };
  while (waiting.length + running.size > 0) {
    for (let step = nextStep(waiting, done); step && running.size < atOnce; step = nextStep(waiting, done)) begin(step);
    if (running.size === 0) throw new Error(`steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`);
    await Promise.race(running.values());
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(failed.length > 0 ? `\nMislukt na ${seconds} s: ${failed.join(', ')}` : `\nIn orde na ${seconds} s.`);
  return failed.length === 0;
}
