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
import { SessionEndedPage } from './session/SessionEndedPage.tsx'
import { consoleTheme } from './theme/console-theme.ts'

/** Creates the whole console in one language. It has no login of its own: it shares origin and cookies with the member app. */
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
      loginPage={SessionEndedPage}
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
  // React Router can block leaving an unsaved form only with a data router.
  const router = createBrowserRouter([{ path: '*', element: admin }], { basename: '/admin' })
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
}
