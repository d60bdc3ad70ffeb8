import { inzetbaarheid } from '@spelrijk/teksten/site/inzetbaarheid';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(inzetbaarheid, '/site/inzetbaarheid');

export default function InzetbaarheidScreen() {
  return <Pagina van={inzetbaarheid} />;
}
