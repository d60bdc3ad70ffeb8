import { Outlet } from 'react-router';
import heuvels from '../../shared/art/heuvels.svg';
import css from './layout.module.css';
import './texts.ts';

/** The land of Spelrijk behind a card. */
export default function AuthLayout() {
  return (
    <div className={css['land']}>
      <img className={css['heuvels']} src={heuvels} alt="" width={1440} height={520} />
      <main className={css['midden']}>
        <Outlet />
      </main>
    </div>
  );
}
