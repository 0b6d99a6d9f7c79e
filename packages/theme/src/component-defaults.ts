import type { ThemeOptions } from '@mui/material/styles'
import { fontsByLanguage } from './fonts.ts'
import type { Colours } from './palette.ts'
import { toHoverFill } from './to-hover-fill.ts'

const touchTarget = 'max(44px, 2.75rem)'

/** No text is smaller (ui.md); Material's own small sizes are. */
const smallest = '0.875rem'
const labelAbove = { maxWidth: 'calc(114% - 32px)', transform: 'translate(14px, -10px) scale(0.875)' }

/** Within the edge, where what is around would cut the ring off. */
const focusRingInside = { '&.Mui-focusVisible': { outlineOffset: '-4px' } }

/** Hairlines instead of shadows, pills for actions, touch targets of at least 44 px. */
export function createComponentDefaults(colours: Colours): NonNullable<ThemeOptions['components']> {
  const focusRing = { outline: `2px solid ${colours.ai}`, outlineOffset: '3px' }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ...fontsByLanguage,
        html: { scrollBehavior: 'smooth', scrollPaddingTop: '6rem', WebkitTextSizeAdjust: '100%' },
        // Japanese breaks between phrases where the browser knows how, so that no 「ます。」 is left for the last line.
        body: {
          overflowWrap: 'anywhere',
          fontFeatureSettings: "'palt' 0",
          lineBreak: 'strict',
          wordBreak: 'auto-phrase',
        },
        // Phrases change while they are typed, and the lines would jump.
        textarea: { wordBreak: 'normal' },
        'h1, h2, h3': { textWrap: 'balance' },
        // Texts in other languages may contain Japanese names, which must not be broken in the middle of a word.
        ':is(h1, h2, h3):is(:lang(zh), :lang(en))': { wordBreak: 'keep-all' },
        'p, li': { textWrap: 'pretty' },
        // Browsers give buttons a font of their own.
        button: { fontFamily: 'inherit' },
        ':focus-visible': focusRing,
        'main:focus, h1:focus': { outline: 'none' },
        // The way from one page to the next (ui: slow and small). A tap meanwhile is for the new page, not for its picture.
        '::view-transition': { pointerEvents: 'none' },
        '::view-transition-old(root), ::view-transition-new(root)': {
          animationDuration: '240ms',
          animationTimingFunction: 'ease-out',
        },
        '@media (prefers-reduced-motion: reduce)': {
          html: { scrollBehavior: 'auto' },
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    // MUI removes the outline of every button and shows the focus by the ripple, which is disabled here.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiCardActionArea: { styleOverrides: { root: focusRingInside } },
    MuiCheckbox: { styleOverrides: { root: focusRingInside } },
    MuiRadio: { styleOverrides: { root: focusRingInside } },
    MuiSwitch: { styleOverrides: { switchBase: focusRingInside } },
    MuiTab: { styleOverrides: { root: focusRingInside } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, minHeight: touchTarget, paddingInline: '1.5rem' },
        sizeLarge: { minHeight: 'max(52px, 3.25rem)', paddingInline: '2rem' },
        outlined: { borderColor: colours.hairlineStrong },
        contained: ({ ownerState: { color }, theme }) =>
          color === undefined || color === 'inherit'
            ? {}
            : { '&:hover': { backgroundColor: toHoverFill(theme.palette[color]) } },
        text: { paddingInline: '0.75rem' },
        sizeSmall: { fontSize: smallest },
      },
    },
    MuiChip: { styleOverrides: { label: { fontSize: smallest } } },
    // The name of a filled field, and the gap in the frame that it stands in.
    MuiInputLabel: { styleOverrides: { outlined: { '&.MuiInputLabel-shrink': labelAbove } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget } } },
    // Material lightens raised paper in the dark; hairlines do that here.
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: colours.hairline } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { border: `1px solid ${colours.hairline}`, borderRadius: 16, boxShadow: 'none' },
      },
    },
    MuiPopover: { styleOverrides: { paper: { boxShadow: 'none' } } },
    MuiDrawer: { styleOverrides: { paper: { boxShadow: 'none' } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(9, 20, 33, 0.56)' } },
      },
    },
    MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.25em', textDecorationThickness: '1px' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colours.paper, borderRadius: 10 },
        notchedOutline: { borderColor: colours.hairlineStrong, '& legend': { fontSize: '0.875em' } },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: touchTarget, ...focusRingInside } } },
    MuiListItemButton: { styleOverrides: { root: { minHeight: touchTarget, ...focusRingInside } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { borderRadius: 8 } } },
  }
}
