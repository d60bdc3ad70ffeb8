if (Number(process.versions.node.split('.')[0]) < 26)
  throw new Error(`Spelrijk heeft Node 26 nodig; dit is ${process.version}. Start met "npm start".`);

// Only after the check: an older Node cannot even read what follows.
const program = await import('./run.ts');
await (process.argv[2] === 'sleutels' ? program.rotateKeys(process.env) : program.run(process.env));
