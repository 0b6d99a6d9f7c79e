import type { ThemeOptions } from '@mui/material/styles'
import { createComponentDefaults } from './component-defaults.ts'
import { FONT_FAMILY_VARIABLE } from './fonts.ts'
import { colours as dayColours, nightColours } from './palette.ts'

/** The colour scheme: light on washi by day, dark on indigo by night. */
export type Appearance = 'day' | 'night'

/**
 * The values of Hibiki's look. Spacing and type are in rem, so the page zoom scales everything by the root font
 * size and text still wraps.
 */
export function createHibikiThemeOptions(appearance: Appearance): ThemeOptions {
  const colours = appearance === 'night' ? nightColours : dayColours
  return {
    spacing: (factor: number) => `${factor * 0.5}rem`,
    shape: { borderRadius: 12 },
    palette: {
      mode: appearance === 'night' ? 'dark' : 'light',
      primary: { main: colours.ai, dark: colours.aiDeep, light: colours.aiSoft, contrastText: colours.paper },
      secondary: {
        main: colours.kohaku,
        dark: colours.kohakuInk,
        light: colours.kohakuMist,
        contrastText: colours.night,
      },
      success: { main: colours.wakakusa, dark: colours.wakakusaInk, contrastText: colours.paper },
      warning: { main: colours.kohakuInk, contrastText: colours.paper },
      error: { main: colours.shu, contrastText: colours.paper },
      text: { primary: colours.sumi, secondary: colours.sumiSoft },
      background: { default: colours.washi, paper: colours.paper },
      divider: colours.hairline,
      washi: {
        main: colours.washi,
        dark: colours.washiDeep,
        light: colours.paper,
        contrastText: colours.sumi,
      },
      night: {
        main: colours.night,
        dark: colours.night,
        light: colours.nightSoft,
        contrastText: dayColours.washi,
      },
      mist: { main: colours.aiMist, dark: colours.aiMist, light: colours.aiMist, contrastText: colours.ai },
      outline: {
        main: colours.hairlineStrong,
        dark: colours.hairlineStrong,
        light: colours.hairline,
        contrastText: colours.paper,
      },
    },
    typography: {
      fontFamily: `var(${FONT_FAMILY_VARIABLE})`,
      h1: {
        fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
        fontWeight: 600,
        lineHeight: 1.45,
        letterSpacing: '0.03em',
      },
      h2: { fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.6 },
      body1: { fontSize: '1rem', lineHeight: 1.7 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.7 },
      caption: { fontSize: '0.875rem', lineHeight: 1.6 },
      overline: {
        fontSize: '0.875rem',
        lineHeight: 1.6,
        letterSpacing: '0.12em',
        textTransform: 'none',
        fontWeight: 500,
      },
      button: { fontSize: '1rem', fontWeight: 500, lineHeight: 1.5, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 200,
        shorter: 200,
        short: 240,
        standard: 260,
        enteringScreen: 260,
        leavingScreen: 200,
      },
    },
    components: createComponentDefaults(colours),
  }
}
