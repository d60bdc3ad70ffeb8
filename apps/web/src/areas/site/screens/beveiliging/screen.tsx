import { beveiliging } from '@spelrijk/teksten/site/veiligheid';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(beveiliging, '/site/beveiliging');

export default function BeveiligingScreen() {
  return <Pagina van={beveiliging} />;
}
