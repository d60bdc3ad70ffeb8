import { prijzen } from '@spelrijk/teksten/site/prijzen';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Rekenhulp } from './parts/rekenhulp.tsx';

export const meta = siteMeta(prijzen, '/site/prijzen');

export default function PrijzenScreen() {
  return (
    <Pagina van={prijzen}>
      <Rekenhulp />
    </Pagina>
  );
}
