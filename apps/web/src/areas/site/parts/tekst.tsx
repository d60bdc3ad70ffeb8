import { Fragment } from 'react';
import css from './pagina.module.css';
import { metWaarden } from './waarden.ts';

const MERK = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

/** A path of a screen; a source elsewhere and a plain file are ordinary links. */
const isScreen = (adres: string): boolean => adres.startsWith('/') && !adres.startsWith('/.');

/** A text with the three marks of `Tekst`, and with the terms of our office. */
export function Tekst({ van: bron }: { readonly van: string }) {
  const van = metWaarden(bron);
  const stukken = [];
  let tot = 0;
  for (const merk of van.matchAll(MERK)) {
    const [heel, vet, woord, tekst, adres = ''] = merk;
    stukken.push(van.slice(tot, merk.index));
    if (vet !== undefined) stukken.push(<strong>{vet}</strong>);
    else if (woord !== undefined) stukken.push(<em className={css['woord']}>{woord}</em>);
    else stukken.push(isScreen(adres) ? <a href={adres}>{tekst}</a> : <a href={adres}>{tekst}</a>);
    tot = merk.index + heel.length;
  }
  stukken.push(van.slice(tot));
  return stukken.map((stuk, i) => <Fragment key={i}>{stuk}</Fragment>);
}
