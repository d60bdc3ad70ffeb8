import { werkzameComponenten } from '@spelrijk/teksten/site/werkzame-componenten';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(werkzameComponenten, '/site/werkzame-componenten');

export default function WerkzameComponentenScreen() {
  return <Pagina van={werkzameComponenten} />;
}
