if (Number(process.versions.node.split('.')[0]) < 26) throw new Error(`Spelrijk heeft Node 26 nodig; dit is ${process.version}. Start met "npm start".`);

const { run } = await import('./run.ts');
await run(process.env);

export {};
