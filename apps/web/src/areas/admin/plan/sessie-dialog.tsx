import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useZorgsessies, type Handelingsplan, type PlanPlek } from './queries.ts';
import { isTeGroot, isTussen } from './sessie.ts';
import { SessieForm } from './sessie-form.tsx';
import { Getal } from './sessie-velden.tsx';

interface SessieDialogProps {
  readonly plan: Pick<Handelingsplan, 'vandaag' | 'van' | 'keuze'>;
  readonly plek: PlanPlek;
  /** What the card measured; absent: as long as was agreed. */
  readonly duur?: number;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

const MEESTE_KINDEREN = 40;

/** A session of one leerling, alone or with others. */
export function SessieDialog({ plan, plek, duur, onClose, onDone = onClose }: SessieDialogProps) {
  const { t } = useTexts(planTeksten);
  const { save } = useZorgsessies(plek);
  const [groepsgrootte, setGrootte] = useState(1);
  return (
    <SessieForm
      title={t('noteerTitel')}
      concept={plek.planId}
      plan={plan}
      duur={duur}
      wie={
        <Getal
          label={t('groepsgrootte')}
          naam="groepsgrootte"
          waarde={groepsgrootte}
          max={MEESTE_KINDEREN}
          hulp={isTeGroot(groepsgrootte) ? t('teGroot') : undefined}
          onChange={setGrootte}
        />
      }
      isWieGeldig={isTussen(groepsgrootte, MEESTE_KINDEREN)}
      saving={save}
      onSave={(id, sessie, saved) => {
        const onSuccess = (): void => {
          saved();
          onDone();
        };
        save.mutate({ id, body: { ...sessie, groepsgrootte } }, { onSuccess });
      }}
      onClose={onClose}
    />
  );
}
