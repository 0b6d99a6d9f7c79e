import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import { type Appearance, createHibikiThemeOptions } from './hibiki-theme-options.ts'

/** The MUI theme of Hibiki; `overrides` are merged over it in order (an app's density, its extra components). */
export function createHibikiTheme(appearance: Appearance, ...overrides: ThemeOptions[]): Theme {
  return createTheme(createHibikiThemeOptions(appearance), ...overrides)
}
