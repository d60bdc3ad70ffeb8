import { didactiek } from '@spelrijk/teksten/site/didactiek';
import { rijen } from 'virtual:leerlijn';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Leerlijn } from './parts/leerlijn.tsx';

export const meta = siteMeta(didactiek, '/site/didactiek');

export default function DidactiekScreen() {
  return <Pagina van={didactiek} slot={<Leerlijn rijen={rijen} />} />;
}
