import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type DataRouter, RouterProvider } from 'react-router'
import { AlertProvider } from '../components/alert/AlertProvider.tsx'
import { SessionProvider } from '../features/session/components/SessionProvider.tsx'
import { cspNonce } from '../lib/csp-nonce.ts'
import { theme } from '../theme/theme.ts'

const nonce = cspNonce()
const styles = createCache({ key: 'hibiki', ...(nonce ? { nonce } : {}) })

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
