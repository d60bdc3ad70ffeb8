import '@spelrijk/ui/tokens.css';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useParams } from 'react-router';
import { requireDoor } from '../../shared/session/guard.ts';
import { beeldProps, GROOTTE } from '../../shared/kindbeeld/kindbeeld.ts';
import { Later } from '../../shared/page/use-steps.ts';
import { landingPath } from '../../shared/session/routes.ts';
import { useUser } from '../../shared/session/session.ts';
import { sessionStore } from '../../shared/session/storage.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import css from './layout.module.css';
import { openAnswers } from './queue/answers.ts';
import { QueueSign } from './queue/queue-sign.tsx';
import { useLooksOn } from './looks-on.ts';
import { useTooi } from './tooi/use-tooi.ts';
import { useInstelling } from './use-instelling.ts';

/** All eight roles may enter; the server decides whose map they see. */
export const clientMiddleware = [requireDoor];

// Nothing sounds before the first tap.
const SoundFrame = lazy(async () => ({ default: (await import('./audio/sound-frame.tsx')).SoundFrame }));

/** Only while an adult sits beside. */
const NaastBalk = lazy(async () => ({ default: (await import('./naast/balk.tsx')).NaastBalk }));

const QUEUE_AFTER_MS = 500;

/** The frame of the child's world: fills the window, nothing of it scrolls away. */
export default function LeerlingLayout() {
  const { t } = useTexts(leerlingTeksten);
  const looksOn = useLooksOn();
  const user = useUser();
  useEffect(() => {
    if (looksOn) return;
    // The screen first; what was left from before may go a moment later, and a game opens the queue itself.
    const timer = setTimeout(() => void openAnswers().catch(() => null), QUEUE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [looksOn]);
  const { instelling } = useInstelling();
  const { className, ...beeld } = beeldProps(instelling);
  const percent = GROOTTE[instelling.lettergrootte];
  const { leerlingId = '' } = useParams();
  const { tooi } = useTooi({ fetches: false });
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Every size of the child's screens is in rem.
    const { style } = document.documentElement;
    style.fontSize = percent === 100 ? '' : `${percent}%`;
    return () => {
      style.fontSize = '';
    };
  }, [percent]);
  return (
    <div className={`${css['wereld']} ${className}`} {...beeld} data-tooi={tooi === 'dag' ? tooi : 'nacht'}>
      {looksOn && user && (
        <p className={css['meekijken']}>
          {t('meekijken')}{' '}
          <Link to={landingPath(user)} reloadDocument>
            {t('meekijkenStop')}
          </Link>
        </p>
      )}
      {sessionStore.get('naast') !== null && (
        <Suspense>
          <NaastBalk leerlingId={leerlingId} />
        </Suspense>
      )}
      <main ref={main} id="inhoud" className={css['inhoud']}>
        <Outlet />
      </main>
      <Suspense>
        <Later>
          <SoundFrame leerlingId={leerlingId} instelling={instelling} main={main} />
        </Later>
      </Suspense>
      <QueueSign />
    </div>
  );
}
