if (Number(process.versions.node.split('.')[0]) < 26)
  throw new Error(`Spelrijk heeft Node 26 nodig; dit is ${process.version}. Start met "npm start".`);

// Only after the check: an older Node cannot even read what follows.
const [naam, ...woorden] = process.argv.slice(2);
if (naam === undefined) await (await import('./run.ts')).run(process.env);
else await (await import('./opdrachten.ts')).runOpdracht(naam, woorden, process.env);
