import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type DataRouter, RouterProvider } from 'react-router'
import { AlertProvider } from '../components/alert/AlertProvider.tsx'
import { SessionProvider } from '../features/session/components/SessionProvider.tsx'
import { cspNonce } from '../lib/csp-nonce.ts'
import { theme } from '../theme/theme.ts'

const nonce = cspNonce()
const styles = createCache({ key: 'hibiki', ...(nonce ? { nonce } : {}) })

/** Everything a page may rely on: styles, data, session, dialogs, addresses. */
export function Providers({ queryClient, router }: { queryClient: QueryClient; router: DataRouter }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <AlertProvider>
            <SessionProvider>
              <RouterProvider router={router} />
            </SessionProvider>
          </AlertProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
