import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useState } from 'react';
import { useHydrated } from '../../../../../shared/page/use-hydrated.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/pagina.module.css';
import veld from '../../../parts/veld.module.css';
import eigen from './controle.module.css';
import { eindoordeel, measureAll, type Meting } from './metingen.ts';
import type { TextOf } from '../../../../../shared/texts/catalogs.ts';

const TEKEN = { goed: '✓', matig: '!', fout: '✕' } as const;

/** One soft tone, made here. */
function hear(): void {
  const context = new AudioContext();
  const toon = context.createOscillator();
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.2, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
  toon.frequency.value = 523;
  toon.connect(volume).connect(context.destination);
  toon.start();
  toon.stop(context.currentTime + 0.6);
  toon.addEventListener('ended', () => void context.close());
}

/** Looks at this very browser, when asked. */
export function Controle() {
  const { t } = useTexts(siteTeksten);
  const hydrated = useHydrated();
  const [metingen, setMetingen] = useState<readonly Meting[] | null>(null);
  const [bezig, setBezig] = useState(false);
  const look = async (): Promise<void> => {
    if (bezig) return;
    setBezig(true);
    setMetingen(await measureAll());
    setBezig(false);
  };
  return (
    <section className={css['deel']}>
      <button type="button" className={veld['knop']} disabled={!hydrated} aria-disabled={bezig} onClick={() => void look()}>
        {t(bezig ? 'check.bezig' : 'check.start')}
      </button>
      <div aria-live="polite">
        {metingen && (
          <>
            <p className={css['nota']}>{t(`check.${eindoordeel(metingen)}`)}</p>
            <ul className={eigen['punten']}>
              {metingen.map((meting) => (
                <Punt key={meting.punt} meting={meting} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function Punt({ meting: { punt, oordeel, getallen } }: { readonly meting: Meting }) {
  const { t } = useTexts(siteTeksten);
  return (
    <li data-oordeel={oordeel}>
      <span aria-hidden="true">{TEKEN[oordeel]}</span>
      <div>
        <h3>
          {t(`check.${punt}.naam`)}: {t(`check.${oordeel}`)}
        </h3>
        <p>{zin(t, punt, oordeel, getallen)}</p>
        {punt === 'geluid' && oordeel === 'goed' && (
          <button type="button" className={veld['knop']} data-stil onClick={hear}>
            {t('check.geluid.hoor')}
          </button>
        )}
      </div>
    </li>
  );
}

type T = TextOf<['site']>;

/** Not every point has all three verdicts; which ones it has is fixed by how it is measured. */
function zin(t: T, punt: Meting['punt'], oordeel: Meting['oordeel'], getallen: Meting['getallen']): string {
  if (punt === 'scherm' || punt === 'verbinding') return t(`check.${punt}.${oordeel}`, { ...getallen });
  if (punt === 'browser' || punt === 'geluid') return t(`check.${punt}.${oordeel === 'goed' ? 'goed' : 'fout'}`);
  return t(`check.${punt}.${oordeel === 'goed' ? 'goed' : 'matig'}`);
}
