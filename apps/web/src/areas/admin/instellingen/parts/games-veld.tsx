import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { manifests } from '@spelrijk/games/manifests';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import instellingenCss from '../instellingen.module.css';
import optieCss from '../optie.module.css';

/** Every game brings its own drawings along: they come when the list is looked at. */
const GamePlaatje = lazy(async () => ({ default: (await import('./game-plaatje.tsx')).GamePlaatje }));

/** With fewer than this some forms of asking have no game left. */
const WEINIG = 3;

interface GamesProps {
  readonly gamesUit: readonly string[];
  readonly uit: boolean;
  readonly onSet: (opties: Instelbaar) => void;
}

/** Which games may be played, each with its own picture. */
export function GamesVeld({ gamesUit, uit, onSet }: GamesProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const aan = manifests.filter(({ slug }) => !gamesUit.includes(slug)).length;
  const toggle = (slug: string, mag: boolean): void =>
    onSet({ gamesUit: mag ? gamesUit.filter((ander) => ander !== slug) : [...gamesUit, slug] });
  return (
    <div>
      {aan === 0 && <Alert severity="warning">{t('games.pasOp')}</Alert>}
      {aan > 0 && aan < WEINIG && <Alert severity="info">{t('games.laatste')}</Alert>}
      <details className={optieCss['lang']}>
        <summary>{t('games.open', { aan, totaal: manifests.length })}</summary>
        <div className={instellingenCss['filters']}>
          <output className="verborgen">{t('games.stand', { aan, totaal: manifests.length })}</output>
          <Button variant="text" disabled={uit} onClick={() => onSet({ gamesUit: [] })}>
            {t('games.alleAan')}
          </Button>
        </div>
        <ul className={optieCss['spellen']}>
          {manifests.map(({ slug, titel }) => (
            <li key={slug}>
              <label className={optieCss['spel']} data-uit={gamesUit.includes(slug)}>
                <span className={optieCss['plaat']} aria-hidden="true">
                  <Suspense fallback={null}>
                    <GamePlaatje slug={slug} />
                  </Suspense>
                </span>
                <span className={optieCss['naamrij']}>
                  <input
                    type="checkbox"
                    checked={!gamesUit.includes(slug)}
                    disabled={uit}
                    onChange={({ target }) => toggle(slug, target.checked)}
                  />
                  {titel}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
