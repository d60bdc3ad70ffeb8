import { findZinswoorden } from '/work/wt/taal/tools/audio/zinswoorden.ts';
import { writeFileSync } from 'node:fs';
const { gelezen, anders } = await findZinswoorden();
console.log(gelezen, anders.length);
writeFileSync('/tmp/anders.tsv', anders.map((r) => r.join('\t')).join('\n') + '\n');
