import { CacheProvider } from '@emotion/react'
import { createStyleCache } from '@hibiki/theme'
import { Admin, Resource } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { dataProvider } from './data-provider/data-provider.ts'
import { createI18nProvider } from './i18n/i18n-provider.ts'
import type { Language } from './i18n/languages.ts'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { createConsoleStore } from './layout/console-store.ts'
import { resources } from './resources.ts'
import { createAuthProvider } from './session/auth-provider.ts'
import { SessionEnded } from './session/SessionEnded.tsx'
import { consoleTheme } from './theme/console-theme.ts'

/** The whole console in the language given. Login, cookies and origin are the member app's. */
export function createApp(language: Language) {
  const styles = createStyleCache()
  const store = createConsoleStore(
    language,
    resources.map(({ name }) => name),
  )
  const i18nProvider = createI18nProvider(language)
  const authProvider = createAuthProvider()
  const admin = (
    <Admin
      authProvider={authProvider}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      loginPage={SessionEnded}
      requireAuth
      store={store}
      theme={consoleTheme}
      title="Hibiki"
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  )
  // Only a data router lets a form ask before it is left.
  const router = createBrowserRouter([{ path: '*', element: admin }], { basename: '/admin' })
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
}
