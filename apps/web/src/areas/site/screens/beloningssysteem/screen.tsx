import { beloningssysteem } from '@spelrijk/teksten/site/beloningssysteem';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(beloningssysteem, '/site/beloningssysteem');

export default function BeloningssysteemScreen() {
  return <Pagina van={beloningssysteem} />;
}
