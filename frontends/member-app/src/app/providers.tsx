import { CacheProvider } from '@emotion/react'
import { createHibikiTheme, createStyleCache } from '@hibiki/theme'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type DataRouter, RouterProvider } from 'react-router-dom'
import { AlertProvider } from '../components/alert/AlertProvider.tsx'
import { SessionProvider } from '../features/session/components/SessionProvider.tsx'

const theme = createHibikiTheme()
const styles = createStyleCache()

/** Everything a page may rely on: styles, session, dialogs, addresses. */
export function Providers({ router }: { router: DataRouter }) {
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
