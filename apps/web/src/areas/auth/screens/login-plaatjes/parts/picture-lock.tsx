import { BlobFigure } from '@spelrijk/ui/blob';
import { fileNameOf } from '@spelrijk/ui/file-name';
import { authTeksten } from '@spelrijk/teksten/auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFout } from '../../../../../shared/api/fout.ts';
import { loginPlaatjes } from '../../../../../shared/session/login.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import card from '../../../parts/card.module.css';
import { Problem } from '../../../parts/problem.tsx';
import { useCountdown } from '../../../parts/use-countdown.ts';
import { useEnter } from '../../../parts/use-enter.ts';
import css from '../plaatjes.module.css';
import type { Kind } from './who.tsx';

function Picture({ name, alt }: { readonly name: string; readonly alt: string }) {
  return <img src={`/plaatjes/${fileNameOf(name)}.svg`} alt={alt} width={64} height={64} draggable={false} />;
}

/** What was tapped so far, each picture in its place. */
function Chosen({ chosen, howMany }: { readonly chosen: readonly string[]; readonly howMany: number }) {
  const { t } = useTexts(authTeksten);
  const places = Array.from({ length: howMany }, (_, place) => place);
  return (
    <div className={css['gekozen']}>
      {places.map((place) => (
        <span key={place} className={css['vakje']} data-vol={place < chosen.length}>
          {chosen[place] !== undefined && <Picture name={chosen[place]} alt="" />}
        </span>
      ))}
      <output className="verborgen">{t('plaatjes.gekozen', { aantal: chosen.length, van: howMany })}</output>
    </div>
  );
}

interface PictureLockProps {
  readonly code: string;
  readonly kind: Kind;
  readonly plaatjes: readonly string[];
  readonly onNotMe: () => void;
}

/** A tap for each picture and the child is in; a wrong row starts again. */
export function PictureLock({ code, kind, plaatjes, onNotMe }: PictureLockProps) {
  const { t } = useTexts(authTeksten);
  const enter = useEnter();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [wait, setWait] = useCountdown();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: loginPlaatjes,
    onSuccess: enter,
    onError: (fout) => {
      setChosen([]);
      setWait(fout instanceof ApiFout ? (fout.retryAfter ?? null) : null);
    },
  });
  const waiting = isPending || (wait ?? 0) > 0;
  const wrong = error instanceof ApiFout && error.code === 'auth/onjuist';

  const choose = (name: string): void => {
    if (error) reset();
    const next = [...chosen, name];
    setChosen(next);
    if (next.length === kind.aantalPlaatjes) mutate({ code, leerlingId: kind.id, plaatjes: next });
  };

  return (
    <>
      <p className={css['ik']}>
        <span className={css['figuur']}>
          <BlobFigure seed={kind.figuur} />
        </span>
        {t('plaatjes.dag', { naam: kind.roepnaam })}
      </p>
      <Chosen chosen={chosen} howMany={kind.aantalPlaatjes} />
      {wrong && (
        <div className={card['melding']} role="alert">
          {t('plaatjes.fout')}
        </div>
      )}
      {error && !wrong && <Problem error={error} wait={wait} />}
      <ul className={css['rooster']}>
        {plaatjes.map((name) => (
          <li key={name}>
            <button type="button" className={css['plaatje']} disabled={waiting} onClick={() => choose(name)}>
              <Picture name={name} alt={name} />
            </button>
          </li>
        ))}
      </ul>
      <div className={css['knoppen']}>
        <button type="button" className={card['schakel']} onClick={() => setChosen([])}>
          {t('plaatjes.opnieuw')}
        </button>
        <button type="button" className={card['schakel']} onClick={onNotMe}>
          {t('plaatjes.nietIk')}
        </button>
      </div>
    </>
  );
}
