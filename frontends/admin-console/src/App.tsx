import { CacheProvider } from '@emotion/react'
import { createStyleCache } from '@hibiki/theme'
import { Admin, Resource } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { agencies } from './agencies/index.ts'
import { applications } from './applications/index.ts'
import { auditLog } from './audit-log/index.ts'
import { bonusCodes } from './bonus-codes/index.ts'
import { choiceStatistics } from './choice-statistics/index.ts'
import { commerceLog } from './commerce-log/index.ts'
import { contracts } from './contracts/index.ts'
import { countries } from './countries/index.ts'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { dataProvider } from './dataProvider/index.ts'
import { diagnosisStatistics } from './diagnosis-statistics/index.ts'
import { genres } from './genres/index.ts'
import { grants } from './grants/index.ts'
import { createI18nProvider } from './i18n/i18nProvider.ts'
import type { Language } from './i18n/languages.ts'
import { invitations } from './invitations/index.ts'
import { invoices } from './invoices/index.ts'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { createConsoleStore } from './layout/console-store.ts'
import { members } from './members/index.ts'
import { mentalChecks } from './mental-checks/index.ts'
import { payments } from './payments/index.ts'
import { products } from './products/index.ts'
import { purposeDetails } from './purpose-details/index.ts'
import { rentals } from './rentals/index.ts'
import { createAuthProvider } from './session/authProvider.ts'
import { SessionEnded } from './session/SessionEnded.tsx'
import { sounds } from './sounds/index.ts'
import { tags } from './tags/index.ts'
import { consoleTheme } from './theme/console-theme.ts'
import { transfers } from './transfers/index.ts'
import { webhookEvents } from './webhook-events/index.ts'

const people = [members, agencies, applications, grants, transfers]
const commerce = [products, contracts, rentals, payments, invoices, bonusCodes, webhookEvents]
const aiesthe = [mentalChecks, diagnosisStatistics, choiceStatistics]
const catalogue = [sounds, tags, genres, countries, purposeDetails]
const resources = [...people, ...commerce, ...aiesthe, ...catalogue, invitations, auditLog, commerceLog]

/** The whole console in the language given. Login, cookies and origin are the member app's. */
export function createApp(language: Language) {
  const styles = createStyleCache()
  const store = createConsoleStore(
    language,
    resources.map(({ name }) => name),
  )
  const i18nProvider = createI18nProvider(language)
  const authProvider = createAuthProvider()
  return (
    <CacheProvider value={styles}>
      <BrowserRouter basename="/admin">
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
      </BrowserRouter>
    </CacheProvider>
  )
}
