import { webBased } from '@spelrijk/teksten/site/web-based';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(webBased, '/site/web-based');

export default function WebBasedScreen() {
  return <Pagina van={webBased} />;
}
