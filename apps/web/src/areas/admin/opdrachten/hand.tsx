import Button from '@mui/material/Button';
import { opdrachtTeksten } from '@spelrijk/teksten/opdrachten';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { schoolDay } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { RowMenu } from '../../../shared/row-menu/row-menu.tsx';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useDictees } from '../dictees.ts';
import { usePathParams } from '../params.ts';
import { Loopt } from './loopt.tsx';
import css from './opdrachten.module.css';
import { volgendeVrijdag } from './periode.ts';
import { bordPad, type Doel, opdrachtenQuery, useMagZetten, voorstelQuery } from './queries.ts';

const OpdrachtDialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.OpdrachtDialog })));

const LANGSTE_TITEL = 80;

/** A dictation of the same words or sentences, kept as a draft and opened. */
function useMakeDictee(doel: Doel): { readonly make: () => void; readonly busy: boolean; readonly error: Error | null } {
  const { t } = useTexts(opdrachtTeksten);
  const { adminId, groepId } = usePathParams();
  const { save } = useDictees({ adminId, groepId });
  const client = useQueryClient();
  const navigate = useNavigate();
  // Not `createId`: what a first load of a groep needs would bring its whole file to every form of the site. Who is logged in has https.
  const [id] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<Error | null>(null);
  const make = async (): Promise<void> => {
    setError(null);
    const { woorden, terug, naam } = await client.fetchQuery(voorstelQuery({ adminId, groepId }, doel));
    const alle = [...woorden.map(({ woord }) => woord), ...terug];
    const titel = t('dicteeTitel', { naam }).slice(0, LANGSTE_TITEL);
    await save.mutateAsync({ id, body: { titel, woorden: alle, versie: 0 } });
    void navigate(href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId: id }));
  };
  const fail = (reden: unknown): void => setError(reden instanceof Error ? reden : new Error(String(reden)));
  return { make: () => void make().catch(fail), busy: save.isPending, error };
}

interface HandProps {
  readonly doel: Doel;
  /** One button with a menu, where there is a row of them. */
  readonly compact?: boolean;
  /** What the screen it stands on can do beside it. */
  readonly erbij?: readonly { readonly label: string; readonly onClick: () => void }[];
}

/** What a docent can do about one rule for some leerlingen, and what she set going already. */
export function Hand({ doel, compact = false, erbij = [] }: HandProps) {
  const { t } = useTexts(opdrachtTeksten);
  const { adminId, groepId } = usePathParams();
  const navigate = useNavigate();
  const dates = useDates();
  const [open, setOpen] = useState<'oefen' | 'terug' | null>(null);
  const { make, busy, error } = useMakeDictee(doel);
  const { data } = useQuery(opdrachtenQuery({ adminId, groepId }));
  const canDictate = data?.geenDictee.includes(doel.categorie) === false;
  if (!useMagZetten() || doel.leerlingen.length === 0) return null;
  const dag = dates.short(volgendeVrijdag(schoolDay(serverNow())));
  const bord = bordPad({ adminId, groepId }, doel);
  const items = [
    { label: t('oefen'), onClick: () => setOpen('oefen') },
    { label: t('bord'), onClick: () => void navigate(bord) },
    ...(canDictate
      ? [
          { label: t('dictee'), onClick: make },
          { label: t('terug', { dag }), onClick: () => setOpen('terug') },
        ]
      : []),
    ...erbij,
  ];
  return (
    <>
      {compact ? (
        <RowMenu label={t('menu', { naam: doel.naam })} items={items} />
      ) : (
        <div className={`${css['hand']} niet-printen`}>
          <div className={css['knoppen']}>
            {items.map(({ label, onClick }, i) => (
              <Button key={label} size="small" variant={i === 0 ? 'contained' : 'outlined'} disabled={busy} onClick={onClick}>
                {label}
              </Button>
            ))}
          </div>
          <Loopt doel={doel} />
        </div>
      )}
      <FormAlert error={error} />
      {open && (
        <Suspense>
          <OpdrachtDialog doel={doel} soort={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
