import { kaderTeksten } from '@spelrijk/teksten/kader';
import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import css from './frame.module.css';
import { useTexts } from '../texts/use-texts.ts';

/** What a route puts in `handle`: the labels it adds, each of which may have to wait for data. */
export interface Crumbs {
  readonly kruimels: readonly ComponentType[];
}

const isCrumbs = (handle: unknown): handle is Crumbs => typeof handle === 'object' && handle !== null && 'kruimels' in handle;

/** From the area to this screen; the last one is where you are. */
export function Breadcrumbs() {
  const { t } = useTexts(kaderTeksten);
  const crumbs = useMatches().flatMap(({ handle }) => (isCrumbs(handle) ? handle.kruimels : []));
  if (crumbs.length < 2) return null;
  return (
    <nav className={`${css['kruimels']} niet-printen`} aria-label={t('frame.kruimels')}>
      <ol>
        {crumbs.map((Kruimel) => (
          <li key={crumbs.indexOf(Kruimel)}>
            <Kruimel />
          </li>
        ))}
      </ol>
    </nav>
  );
}
