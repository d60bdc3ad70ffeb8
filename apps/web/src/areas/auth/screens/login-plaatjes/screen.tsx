import '@spelrijk/ui/tokens.css';
import { authTeksten } from '@spelrijk/teksten/auth';
import { useState } from 'react';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import card from '../../parts/card.module.css';
import { CodeForm } from './parts/code-form.tsx';
import { PictureLock } from './parts/picture-lock.tsx';
import { type Kind, Who } from './parts/who.tsx';
import { useGroep } from './use-groep.ts';

export const meta = () => pageTitle(authTeksten, 'plaatjes.titel');

/** For children who cannot type yet: the groep's code once per device, then one's own figure and a row of pictures. */
export default function LoginPlaatjesScreen() {
  const { t } = useTexts(authTeksten);
  const { open, groep, code, error, isPending, forget } = useGroep();
  const [kind, setKind] = useState<Kind | null>(null);
  if (!groep)
    return (
      <Card title={t('plaatjes.titel')}>
        <CodeForm error={error} busy={isPending} onCode={open} />
        <BackToLogin />
      </Card>
    );
  if (kind)
    return (
      <Card title={t('plaatjes.kies')} wide>
        <PictureLock key={kind.id} code={code} kind={kind} plaatjes={groep.plaatjes} onNotMe={() => setKind(null)} />
      </Card>
    );
  return (
    <Card title={t('plaatjes.wie')} text={groep.groep} wide>
      <Who kinderen={groep.kinderen} onChoose={setKind} />
      <button type="button" className={card['schakel']} onClick={forget}>
        {t('plaatjes.anderGroep')}
      </button>
      <BackToLogin />
    </Card>
  );
}
