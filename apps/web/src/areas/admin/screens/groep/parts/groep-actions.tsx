import Button from '@mui/material/Button';
import type { GroepKort } from '@spelrijk/contract/groepen';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { lazy, Suspense, useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { isBackOffice } from '../../../../../shared/session/routes.ts';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useBeheer } from '../../../beheer.ts';
import { usePathParams } from '../../../params.ts';
import { useMayMove } from '../../../verhuizen/use-may-move.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../../../../shared/dialog/confirm-dialog.tsx')).ConfirmDialog }));
const GroepDialog = lazy(async () => ({ default: (await import('../../../parts/groep-dialog.tsx')).GroepDialog }));

/** What is done a few times a year: children in and out, their names, and the groep itself. */
export function GroepActions({ groep }: { readonly groep: GroepKort }) {
  const { t } = useTexts(beheerTeksten);
  const mayMove = useMayMove();
  const { adminId, groepId } = usePathParams();
  const role = useUser()?.role;
  const navigate = useNavigate();
  const beheer = useBeheer(adminId);
  const [open, setOpen] = useState<'wijzigen' | 'weghalen' | null>(null);
  if (!role || isBackOffice(role)) return null;
  const close = (): void => setOpen(null);
  const params = { adminId, groepId };
  const groepen = href('/admins/:adminId/groepen', { adminId });
  const remove = { label: t('groep.weg'), onClick: () => setOpen('weghalen') };
  const inlezen = href('/admins/:adminId/groepen/:groepId/verhuistoken-inlezen', params);
  const items = [
    { label: t('lijst.titel'), onClick: () => void navigate(href('/admins/:adminId/groepen/:groepId/leerlingen', params)) },
    { label: t('groep.klassenplaat'), onClick: () => void navigate(href('/admins/:adminId/groepen/:groepId/klassenplaat', params)) },
    { label: t('groep.eigenStem'), onClick: () => void navigate(href('/admins/:adminId/groepen/:groepId/opnamestudio', params)) },
    ...(mayMove ? [{ label: t('groep.inlezen'), onClick: () => void navigate(inlezen) }] : []),
    { label: t('groep.wijzig'), onClick: () => setOpen('wijzigen') },
    ...(role === 'docent' ? [] : [remove]),
  ];
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Button variant="outlined" component={Link} to={href('/admins/:adminId/groepen/:groepId/leerlingen-toevoegen', params)}>
        {t(role === 'thuisadmin' ? 'toevoegen.titelThuis' : 'toevoegen.titel')}
      </Button>
      <RowMenu label={t('groep.opties', { naam: groep.naam })} items={items} />
      <Suspense fallback={null}>
        {open === 'wijzigen' && <GroepDialog beheer={beheer} groep={groep} onClose={close} />}
        {open === 'weghalen' && (
          <ConfirmDialog
            title={t('groep.wegTitel', { naam: groep.naam })}
            text={t('groep.wegUitleg')}
            confirm={t('groep.weg')}
            cancel={t('annuleer')}
            busy={beheer.deleteGroep.isPending}
            error={beheer.deleteGroep.error}
            onConfirm={() => beheer.deleteGroep.mutate(groepId, { onSuccess: () => void navigate(groepen) })}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
