import { Outlet } from 'react-router';
import css from './layout.module.css';

/** The land of Spelrijk behind a card. */
export default function AuthLayout() {
  return (
    <div className={css['land']}>
      <div className={css['heuvels']} />
      <main className={css['midden']}>
        <Outlet />
      </main>
    </div>
  );
}
