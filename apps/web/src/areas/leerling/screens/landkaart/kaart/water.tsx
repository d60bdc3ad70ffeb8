import type { ReactElement } from 'react';
import type { Drawing } from './plants.tsx';

export function Sailboat({ tint }: Drawing): ReactElement {
  const sail = tint === 0 ? '#f2857a' : tint === 1 ? '#ffd98a' : '#b79be6';
  return (
    <g>
      <path d="M-2 -58v52" stroke="#7a5638" strokeWidth="3" />
      <path d="M2 -58q30 22 32 46h-32z" fill="#fffaf0" />
      <path d="M-6 -50q-20 18 -24 38h24z" fill={sail} />
      <path d="M-34 -8h68q-4 17 -18 18h-32q-14 -1 -18 -18z" fill="#b9623c" />
      <path d="M-34 -8h68l-1.600 5h-64.800z" fill="#e79267" />
      <path d="M-44 12q11 -6 22 0t22 0t22 0t22 0" stroke="#fff" strokeOpacity="0.8" strokeWidth="3" fill="none" strokeLinecap="round" />
    </g>
  );
}

export function BigShip(): ReactElement {
  return (
    <g>
      <path d="M-120 -34h216l26 -14q-6 44 -34 56h-176q-26 -8 -32 -42z" fill="#2f6f8f" />
      <path d="M-120 -34h216l26 -14q-1 9 -3 16l-22 8h-214z" fill="#fffaf0" />
      <path d="M-112 -8h220" stroke="var(--koraal)" strokeWidth="7" />
      <rect x="-92" y="-74" width="92" height="40" rx="4" fill="#fff3dd" />
      <rect x="-80" y="-98" width="56" height="26" rx="4" fill="#f7e4c4" />
      <rect x="-58" y="-128" width="22" height="32" fill="var(--koraal)" />
      <rect x="-58" y="-120" width="22" height="8" fill="#fffaf0" />
      {[-82, -64, -46, -28].map((x) => (
        <circle key={x} cx={x + 6} cy="-54" r="6.500" fill="#8cc3df" stroke="#c9a87a" strokeWidth="2" />
      ))}
      <path d="M52 -34v-78M52 -108l38 60M52 -108l-44 60" stroke="#7a5638" strokeWidth="3" fill="none" />
      <path d="M52 -112l24 7l-24 8z" fill="var(--zon)" />
    </g>
  );
}

export function Shell({ tint }: Drawing): ReactElement {
  const fill = tint === 0 ? '#ffb8a1' : tint === 1 ? '#fff2df' : '#e5b3d8';
  return (
    <g>
      <path d="M-12 -2q-2 -15 12 -16q14 1 12 16l-8 3h-8z" fill={fill} stroke="#c98f72" strokeWidth="1.600" strokeLinejoin="round" />
      <path d="M0 0v-17M-5 0l-4 -13M5 0l4 -13" stroke="#c98f72" strokeWidth="1.400" fill="none" />
    </g>
  );
}

export function Starfish(): ReactElement {
  return (
    <path
      d="M0 -22l4 11l12 1l-9 8l3 12l-10 -7l-10 7l3 -12l-9 -8l12 -1z"
      fill="#f2855e"
      stroke="#d1603a"
      strokeWidth="2.400"
      strokeLinejoin="round"
      transform="rotate(12) scale(0.9)"
    />
  );
}

export function Crab(): ReactElement {
  return (
    <g>
      <path
        d="M-14 -4l-8 6M-12 0l-6 6M14 -4l8 6M12 0l6 6M-13 -12l-9 -8M13 -12l9 -8"
        stroke="#cf4d33"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-24 -18q-6 -8 2 -12q-1 6 4 6q4 4 -1 8zM24 -18q6 -8 -2 -12q1 6 -4 6q-4 4 1 8z" fill="#e8634a" />
      <ellipse cx="0" cy="-6" rx="16" ry="11" fill="#e8634a" />
      <circle cx="-6" cy="-17" r="4" fill="#fff" />
      <circle cx="6" cy="-17" r="4" fill="#fff" />
      <circle cx="-5" cy="-17" r="2" fill="var(--inkt)" />
      <circle cx="7" cy="-17" r="2" fill="var(--inkt)" />
      <path d="M-5 -4q5 5 10 0" stroke="#8f2c1c" strokeWidth="2" fill="none" strokeLinecap="round" />
    </g>
  );
}

export function Ripples({ tint }: Drawing): ReactElement {
  return (
    <path
      d={tint === 1 ? 'M-26 0q8 -6 16 0t16 0t16 0' : 'M-16 0q8 -5 16 0t16 0'}
      stroke="#fff"
      strokeOpacity="0.6"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
    />
  );
}

export function Chest(): ReactElement {
  return (
    <g strokeLinejoin="round">
      <ellipse cx="0" cy="2" rx="30" ry="6" fill="var(--inkt)" opacity="0.15" />
      <path d="M-24 -26q2 -22 24 -22t24 22l-6 4h-36z" fill="#9a6238" stroke="#6b4122" strokeWidth="2" />
      <path d="M-21 -22q21 -14 42 0z" fill="#ffd45e" />
      <circle cx="-8" cy="-25" r="5" fill="var(--zon)" stroke="#c98a0a" />
      <circle cx="4" cy="-27" r="5" fill="#ffe08a" stroke="#c98a0a" />
      <circle cx="12" cy="-23" r="4" fill="var(--koraal)" />
      <rect x="-24" y="-22" width="48" height="24" fill="#b0713f" stroke="#6b4122" strokeWidth="2" />
      <path d="M-14 -22v24M14 -22v24" stroke="var(--zon)" strokeWidth="4" />
      <rect x="-5" y="-20" width="10" height="10" rx="2" fill="var(--zon)" stroke="#6b4122" strokeWidth="1.600" />
    </g>
  );
}

export function Sheep(): ReactElement {
  return (
    <g>
      <ellipse cx="0" cy="1" rx="20" ry="4" fill="var(--inkt)" opacity="0.13" />
      <path d="M-9 0v-8M-3 0v-8M5 0v-8M11 0v-8" stroke="#3c4f5e" strokeWidth="3.600" strokeLinecap="round" />
      <g fill="#fffdf6">
        <circle cx="-10" cy="-15" r="9" />
        <circle cx="2" cy="-19" r="10" />
        <circle cx="12" cy="-14" r="9" />
        <circle cx="0" cy="-11" r="10" />
      </g>
      <ellipse cx="-19" cy="-18" rx="6" ry="7" fill="#4a5a68" />
      <circle cx="-21" cy="-19" r="1.600" fill="#fff" />
      <path d="M-14 -23l6 -2" stroke="#4a5a68" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

export function Goat(): ReactElement {
  return (
    <g>
      <ellipse cx="0" cy="1" rx="20" ry="4" fill="var(--inkt)" opacity="0.13" />
      <path d="M-11 0v-12M-6 0v-12M8 0v-12M13 0v-12" stroke="#b7a58c" strokeWidth="4" strokeLinecap="round" />
      <path d="M-16 -14q0 -10 12 -10h12q10 1 10 11q-17 6 -34 -1z" fill="#f4ecdf" />
      <path d="M-12 -20l-8 -12l-8 4q0 8 6 9l6 8z" fill="#f4ecdf" />
      <path d="M-20 -32q0 -9 8 -12M-23 -31q-2 -8 4 -12" stroke="#8b7355" strokeWidth="3" fill="none" strokeLinecap="round" />
      <circle cx="-22" cy="-26" r="1.600" fill="var(--inkt)" />
      <path d="M-26 -21l-1 6" stroke="#d9ccb6" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

export function Cloud({ tint }: Drawing): ReactElement {
  return (
    <g fill="#fff" opacity={tint === 0 ? 0.9 : 0.72}>
      <ellipse cx="0" cy="0" rx="62" ry="17" />
      <circle cx="-24" cy="-10" r="21" />
      <circle cx="8" cy="-19" r="27" />
      <circle cx="34" cy="-7" r="17" />
    </g>
  );
}
