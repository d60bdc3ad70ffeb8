import { schoolRtThuis } from '@spelrijk/teksten/site/school-rt-thuis';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(schoolRtThuis, '/site/school-rt-thuis');

export default function SchoolRtThuisScreen() {
  return <Pagina van={schoolRtThuis} />;
}
