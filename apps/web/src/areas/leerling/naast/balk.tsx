/** Above the child's world while an adult sits beside: her pencil, and her way back. */
import { samenTeksten } from '@spelrijk/teksten/samen';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { endNaast, isNaast } from '../../../shared/session/naast-tab.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './balk.module.css';
import { createId } from '../../../shared/id.ts';

const TIJD = new Intl.DateTimeFormat('nl', { hour: '2-digit', minute: '2-digit' });

type Stand = 'schrijft' | 'bezig' | 'bewaard' | 'mislukt';

function Potlood({ leerlingId, onClose }: { readonly leerlingId: string; readonly onClose: () => void }) {
  const { t } = useTexts(samenTeksten);
  const label = useId();
  // One note as long as this is open: saved again, it changes.
  const [potloodId] = useState(createId);
  const [tekst, setTekst] = useState('');
  const [stand, setStand] = useState<Stand>('schrijft');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (tekst.trim() === '' || stand === 'bezig') return;
    setStand('bezig');
    call('writePotlood', { params: { leerlingId, potloodId }, body: { tekst } }).then(
      () => setStand('bewaard'),
      () => setStand('mislukt'),
    );
  };
  return (
    <form className={css['potlood']} onSubmit={save}>
      <label htmlFor={label}>{t('potloodUitleg')}</label>
      <textarea
        id={label}
        rows={4}
        maxLength={2000}
        value={tekst}
        onChange={({ target }) => {
          setTekst(target.value);
          setStand('schrijft');
        }}
      />
      <output>{stand === 'bewaard' ? t('bewaard') : stand === 'mislukt' ? t('mislukt') : ''}</output>
      <p>
        <button type="submit">{t('bewaar')}</button>
        <button type="button" onClick={onClose}>
          {t('sluit')}
        </button>
      </p>
    </form>
  );
}

export function NaastBalk({ leerlingId }: { readonly leerlingId: string }) {
  const { t } = useTexts(samenTeksten);
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (!user || !isNaast()) return null;
  return (
    <div className={css['balk']}>
      <span>{t('balk', { tijd: TIJD.format(user.exp * 1000) })}</span>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('potlood')}
      </button>
      <button type="button" onClick={endNaast}>
        {t('klaar')}
      </button>
      {open && <Potlood leerlingId={leerlingId} onClose={() => setOpen(false)} />}
    </div>
  );
}
