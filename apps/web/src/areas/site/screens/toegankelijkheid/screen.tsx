import { toegankelijkheid } from '@spelrijk/teksten/site/veiligheid';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(toegankelijkheid, '/site/toegankelijkheid');

export default function ToegankelijkheidScreen() {
  return <Pagina van={toegankelijkheid} />;
}
