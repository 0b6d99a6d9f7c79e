import { CacheProvider } from '@emotion/react'
import { type Appearance, createHibikiTheme, createStyleCache } from '@hibiki/theme'
import CssBaseline from '@mui/material/CssBaseline'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import { useEffect } from 'react'
import { type DataRouter, RouterProvider } from 'react-router-dom'
import { AlertProvider } from '../components/alert/AlertProvider.tsx'
import { SessionProvider } from '../features/session/components/SessionProvider.tsx'
import { useAppearance } from '../lib/appearance/use-appearance.ts'

const themes: Partial<Record<Appearance, Theme>> = {}
const getTheme = (appearance: Appearance): Theme => {
  themes[appearance] ??= createHibikiTheme(appearance)
  return themes[appearance]
}
const styles = createStyleCache()

/** Provides what every page relies on: styles, session, dialogs and the router. */
export function AppProviders({ router }: { router: DataRouter }) {
  const appearance = useAppearance()
  const theme = getTheme(appearance)
  useEffect(() => {
    document.documentElement.dataset.appearance = appearance
    const themeColourTag = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (themeColourTag) themeColourTag.content = theme.palette.background.default
  }, [appearance, theme])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <AlertProvider>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </AlertProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
