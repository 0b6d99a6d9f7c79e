import { colours, createHibikiTheme } from '@hibiki/theme'
import { NotificationClasses, type RaThemeOptions } from 'react-admin'
import { labelledCheckboxSlotProps } from './labelled-checkbox-slot-props.ts'
import { reactAdminOverrides } from './react-admin-overrides.ts'

/** White text needs a contrast of at least 4.5:1, which the palette's main colours do not have. */
const styleNotification = (backgroundColor: string) => ({ backgroundColor, color: colours.paper })

const theme = createHibikiTheme('day', {
  sidebar: { width: 232, closedWidth: 64 },
  typography: {
    h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.5 },
    h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.6 },
    h6: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.6 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.7 },
    body2: { fontSize: '0.875rem', lineHeight: 1.6 },
    button: { fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.5, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'tabular-nums' } } },
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: '2.5rem',
          paddingInline: '1.25rem',
          '@media (pointer: coarse)': { minHeight: 44 },
        },
        sizeSmall: { minHeight: '2.125rem', paddingInline: '0.875rem', fontSize: '0.875rem' },
        text: { paddingInline: '0.75rem' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          minWidth: '2.5rem',
          minHeight: '2.5rem',
          '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        },
      },
    },
    MuiTextField: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    // Labels do not wrap; buttons that do not fit side by side wrap instead.
    MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          '&:empty': { display: 'none' },
          // An input without help text reserves an empty line, and the next label would touch a help text without this margin.
          '&:not(:has(> span))': { marginBottom: '0.5rem' },
        },
      },
    },
    MuiChip: { styleOverrides: { root: { fontSize: '0.875rem' }, sizeSmall: { height: '1.625rem' } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          color: colours.sumiSoft,
          borderColor: colours.hairline,
          textTransform: 'none',
          // The neighbouring button would cover an outline outside of the button.
          '&.Mui-focusVisible': { outlineOffset: '-4px' },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colours.aiMist, color: colours.ai },
        },
      },
    },
    MuiCheckbox: { defaultProps: { slotProps: labelledCheckboxSlotProps } },
    MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: '0.9375rem' } } },
    MuiStepLabel: { styleOverrides: { label: { fontSize: '0.9375rem' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem', backgroundColor: colours.night } } },
    // This bar only reserves the place of a value; the app bar announces the loading.
    RaLinearProgress: { defaultProps: { 'aria-hidden': true } },
    RaNotification: {
      styleOverrides: {
        root: {
          [`& .${NotificationClasses.success}`]: styleNotification(colours.wakakusaInk),
          [`& .${NotificationClasses.warning}`]: styleNotification(colours.kohakuInk),
          [`& .${NotificationClasses.error}`]: styleNotification(colours.shu),
        },
      },
    },
    ...reactAdminOverrides,
  },
})

/** Makes Hibiki's theme denser for desktop work: smaller text and buttons, but touch targets of 44 px. */
export const consoleTheme: RaThemeOptions = { ...theme, components: theme.components ?? {} }
