import Button from '@mui/material/Button';
import type { MatrixKolom } from '@spelrijk/contract/voortgang';
import { roepnamen } from '@spelrijk/domain/naam';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Hand } from '../../../opdrachten/hand.tsx';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { BEELDEN, type MatrixRij } from '../matrix.ts';
import namenCss from '../namen.module.css';
import { Stand } from './matrix-delen.tsx';

interface KolomDialogProps {
  readonly kolom: MatrixKolom;
  readonly rijen: readonly MatrixRij[];
  readonly onClose: () => void;
}

/** A column opened: who finds it difficult, what to do about it, and how the others stand. */
export function KolomDialog({ kolom: { id, naam, ladder }, rijen, onClose }: KolomDialogProps) {
  const { t } = useTexts(voortgangTeksten);
  const { groepId } = usePathParams();
  const rankOf = ({ cellen }: MatrixRij): number => BEELDEN.indexOf(cellen.get(id)?.beeld ?? 'leeg');
  const gesorteerd = rijen.toSorted((a, b) => rankOf(a) - rankOf(b)).filter((rij) => (rij.cellen.get(id)?.beeld ?? 'leeg') !== 'leeg');
  const moeilijk = gesorteerd.filter(({ cellen }) => cellen.get(id)?.beeld === 'moeilijk').map(({ leerling }) => leerling);
  const namen = roepnamen(rijen.map(({ leerling }) => leerling));
  const wie = (moeilijk.length > 0 ? moeilijk : rijen.map(({ leerling }) => leerling)).map((leerling) => ({
    id: leerling.id,
    roepnaam: namen.get(leerling.id) ?? '',
  }));
  return (
    <StaffDialog title={naam} onClose={onClose} actions={<Button onClick={onClose}>{t('cel.sluit')}</Button>}>
      <p>{t('matrix.nodig', { count: moeilijk.length })}</p>
      {ladder !== 'lezen' && <Hand doel={{ categorie: id, naam, leerlingen: wie }} />}
      <ul className={namenCss['wie']}>
        {gesorteerd.map(({ leerling, cellen }) => (
          <li key={leerling.id}>
            <LeerlingLink groepId={groepId} leerling={leerling} />
            <span className={namenCss['stand']}>
              <Stand cel={cellen.get(id)} />
            </span>
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}
