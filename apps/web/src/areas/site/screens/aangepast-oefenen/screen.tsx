import { aangepastOefenen } from '@spelrijk/teksten/site/aangepast-oefenen';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(aangepastOefenen, '/site/aangepast-oefenen');

export default function AangepastOefenenScreen() {
  return <Pagina van={aangepastOefenen} />;
}
