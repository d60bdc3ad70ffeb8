import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Luisterblad } from '../../luister/blad.tsx';
import { start } from '../../luister/luister.ts';
import css from '../../luister/luister.module.css';
import { useLuister, useSendLive, type Tekst } from '../../luister/use-luister.ts';
import type { LeerlingPlek } from '../../voorlezen.ts';
import { Verder } from './verder.tsx';

interface LuisterenProps {
  readonly plek: LeerlingPlek;
  readonly tekst: Tekst;
  readonly momentId: string | null;
  readonly onAgain: () => void;
}

/** Puts the text on the screen of the child: only while somebody listens. */
function OpScherm({ plek, tekst }: Pick<LuisterenProps, 'plek' | 'tekst'>) {
  const { t } = useTexts(voorlezenTeksten);
  const { roepnaam: naam } = tekst;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('showVoorlezen', { params: { ...plek }, body: { tekstId: tekst.id } }),
  });
  return (
    <>
      <Button variant="outlined" disabled={isPending || isSuccess} onClick={() => mutate()}>
        {t('luister.opScherm', { naam })}
      </Button>
      <FormAlert error={error} done={isSuccess ? t('luister.staatKlaar', { naam }) : undefined} />
    </>
  );
}

/** One text, one child, one listener who sits there. Nothing is kept until it is sent. */
export function Luisterscherm({ plek, tekst, momentId, onAgain }: LuisterenProps) {
  const { t } = useTexts(voorlezenTeksten);
  const luister = useLuister(tekst, useSendLive(plek, tekst.id, momentId));
  const { step, send } = luister;
  return (
    <div className={css['vel']}>
      <p>{t('luister.uitleg', { naam: tekst.roepnaam })}</p>
      <Luisterblad
        luister={luister}
        tekst={tekst}
        hulp={t('luister.hulp')}
        onAgain={onAgain}
        klaar={
          <div className={css['knoppen']}>
            <Button onClick={() => step(start)}>{t('luister.start')}</Button>
            <OpScherm plek={plek} tekst={tekst} />
          </div>
        }
        gedaan={
          <>
            {send.data ? <Alert severity="success">{t('luister.klaar', send.data)}</Alert> : <FormAlert error={send.error} />}
            <Verder plek={plek} naam={tekst.roepnaam} momentId={momentId} />
          </>
        }
      />
    </div>
  );
}
