import '@mui/material/themeCssVarsAugmentation';
import { nlNL } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}
declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    tonal: true;
  }
}

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;
/** Tonal: dark letters of the colour on a light wash of it; 4.5:1 or better. */
const tonal = SEVERITIES.map((severity) => ({
  props: { variant: 'tonal' as const, severity },
  style: ({ theme }: { theme: Theme }) => ({
    color: theme.vars?.palette[severity].dark ?? theme.palette[severity].dark,
    backgroundColor: `color-mix(in srgb, ${theme.palette[severity].main} 13%, white)`,
  }),
}));

/** The look of auth, admin and office: flat buttons, outlined compact fields, tonal alerts, six breakpoints. */
export const theme = createTheme(
  {
    cssVariables: true,
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
    palette: {
      primary: { main: '#0f7c8a', dark: '#0a5f6a', light: '#57bfcc', contrastText: '#fff' },
      secondary: { main: '#7a4fbf' },
      error: { main: '#c7431f', dark: '#8a2a10' },
      warning: { main: '#c98a00', dark: '#634300' },
      success: { main: '#4e9f3d', dark: '#255a1a' },
      info: { main: '#0f7c8a', dark: '#0a4f58' },
      text: { primary: '#17324d', secondary: '#48627a' },
      background: { default: '#fffbf3', paper: '#fff' },
      divider: '#d5e0e7',
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: "Nunito, system-ui, 'Segoe UI', Roboto, sans-serif",
      fontWeightMedium: 700,
      button: { textTransform: 'none', fontWeight: 700 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true, variant: 'contained' } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', color: 'primary' } },
      MuiAlert: { defaultProps: { variant: 'tonal' }, variants: tonal },
      MuiSkeleton: { styleOverrides: { root: { backgroundColor: '#e4ecf0' } } },
      MuiTable: { defaultProps: { size: 'small' } },
      MuiTableCell: { styleOverrides: { root: { fontSize: '0.95rem' }, head: { fontWeight: 700 } } },
    },
  },
  nlNL,
);
