import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import css from '../../../plan/plan.module.css';
import { SessieForm } from '../../../plan/sessie-form.tsx';

interface SessieDialogProps {
  readonly plan: Groepsplan;
  readonly onClose: () => void;
}

/** A session of the groepje, with everybody unless somebody says otherwise. */
export function SessieDialog({ plan, onClose }: SessieDialogProps) {
  const { t } = useTexts(groepsplanTeksten);
  const { plek } = useGroepspaden();
  const { note } = useGroepsplan(plek);
  const lopend = plan.leerlingen.filter(({ status }) => status !== 'concept');
  const [weg, setWeg] = useState<readonly string[]>([]);
  const aanwezig = lopend.map(({ leerlingId }) => leerlingId).filter((kind) => !weg.includes(kind));
  return (
    <SessieForm
      title={t('noteer')}
      concept={plan.id}
      plan={plan}
      wie={
        <fieldset className={css['vinken']}>
          <legend>{t('aanwezig')}</legend>
          {lopend.map(({ leerlingId, roepnaam, achternaam }) => (
            <label key={leerlingId}>
              <input
                type="checkbox"
                checked={!weg.includes(leerlingId)}
                onChange={({ target }) => setWeg(target.checked ? weg.filter((kind) => kind !== leerlingId) : [...weg, leerlingId])}
              />
              {roepnaam} {achternaam}
            </label>
          ))}
        </fieldset>
      }
      isWieGeldig={aanwezig.length > 0}
      saving={note}
      onSave={(id, sessie, saved) => {
        const onSuccess = (): void => {
          saved();
          onClose();
        };
        note.mutate({ id, body: { ...sessie, aanwezig } }, { onSuccess });
      }}
      onClose={onClose}
    />
  );
}
