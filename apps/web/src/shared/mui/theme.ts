import { KLEUREN } from '@spelrijk/ui/tokens';
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
/** A button without a face of its own has the letters of its line: those of a page are 4.1:1 on a wash. */
const OP_TINT = '& .MuiButton-text, & .MuiButton-outlined';
/** Tonal: dark letters of the colour on a light wash of it; 4.5:1 or better. */
const tonal = SEVERITIES.map((severity) => ({
  props: { variant: 'tonal' as const, severity },
  style: ({ theme }: { theme: Theme }) => ({
    color: theme.vars?.palette[severity].dark ?? theme.palette[severity].dark,
    backgroundColor: `color-mix(in srgb, ${theme.palette[severity].main} 13%, white)`,
    [OP_TINT]: { color: 'inherit' },
  }),
}));

/** On a phone the button of an alert stands below its sentence, which else has a column of two words. */
const PHONE = '@media (max-width: 599.95px)';
const alertParts = {
  root: { [PHONE]: { flexWrap: 'wrap' as const } },
  message: { [PHONE]: { flex: '1 1 60%' } },
};

/** Enlarged four times a window is 256 pixels high: then the whole dialog scrolls, not what little is left between head and foot. */
const LOW = '@media (max-height: 480px)';
const lowDialog = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        [LOW]: { display: 'block', width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)', margin: 8, overflowY: 'auto' as const },
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { [LOW]: { overflowY: 'visible' as const } } } },
};

/** The look of auth, admin and office: flat buttons, outlined compact fields, tonal alerts, six breakpoints. */
export const theme = createTheme(
  {
    cssVariables: true,
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
    palette: {
      primary: { main: KLEUREN.zee, dark: KLEUREN['zee-diep'], light: '#57bfcc', contrastText: '#fff' },
      secondary: { main: KLEUREN.druif },
      error: { main: '#c7431f', dark: '#8a2a10' },
      warning: { main: '#c98a00', dark: '#634300' },
      success: { main: KLEUREN.gras, dark: '#255a1a' },
      info: { main: KLEUREN.zee, dark: '#0a4f58' },
      text: { primary: KLEUREN.inkt, secondary: KLEUREN['inkt-zacht'] },
      background: { default: KLEUREN.papier, paper: '#fff' },
      divider: '#d5e0e7',
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: "Nunito, 'Bijna Nunito', system-ui, 'Segoe UI', Roboto, sans-serif",
      fontWeightMedium: 700,
      button: { textTransform: 'none', fontWeight: 700 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true, variant: 'contained' } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', color: 'primary' } },
      // What was chosen, and what can be, is read whole: where it does not fit on a line it takes two.
      MuiSelect: { styleOverrides: { select: { '&&': { whiteSpace: 'normal' } } } },
      MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
      MuiAlert: { defaultProps: { variant: 'tonal' }, variants: tonal, styleOverrides: alertParts },
      ...lowDialog,
      MuiSkeleton: { styleOverrides: { root: { backgroundColor: '#e4ecf0' } } },
    },
  },
  nlNL,
);
