import { watIsNodig } from '@spelrijk/teksten/site/watisnodig';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Controle } from './parts/controle.tsx';

export const meta = siteMeta(watIsNodig, '/site/watisnodigvoorspellen');

export default function WatIsNodigScreen() {
  return (
    <Pagina van={watIsNodig}>
      <Controle />
    </Pagina>
  );
}
