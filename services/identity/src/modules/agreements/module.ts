import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { agreeProvidingData } from './routes/agree-providing-data.ts'
import { agreeTermOfService } from './routes/agree-term-of-service.ts'
import { agreementTexts } from './routes/agreements.ts'
import { listConsents } from './routes/list-consents.ts'
import { readProvidingDataConsent } from './routes/read-providing-data-consent.ts'
import { readTermOfServiceConsent } from './routes/read-term-of-service-consent.ts'

export const agreements: IdentityModule = {
  name: 'agreements',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.visitor)
      agreementTexts(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.member)
      listConsents(scope, deps)
      readProvidingDataConsent(scope, deps)
      agreeProvidingData(scope, deps)
      readTermOfServiceConsent(scope, deps)
      agreeTermOfService(scope, deps)
    })
  },
}
