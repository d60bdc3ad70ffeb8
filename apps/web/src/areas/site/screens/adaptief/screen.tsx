import { adaptief } from '@spelrijk/teksten/site/adaptief';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(adaptief, '/site/adaptief');

export default function AdaptiefScreen() {
  return <Pagina van={adaptief} />;
}
