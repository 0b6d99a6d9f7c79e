import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { IdentityContext } from '../../context.ts'
import { publishDocumentVersions } from './publish-document-versions.ts'
import { agreeProvidingData } from './routes/agree-providing-data.ts'
import { agreeTermOfService } from './routes/agree-term-of-service.ts'
import { listConsents } from './routes/list-consents.ts'
import { readAgreements } from './routes/read-agreements.ts'
import { readProvidingDataConsent } from './routes/read-providing-data-consent.ts'
import { readTermOfServiceConsent } from './routes/read-term-of-service-consent.ts'

export const agreements = defineModule<IdentityContext>({
  name: 'agreements',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [readAgreements])
    registerRoutes(app, context, accessRules.member, [
      listConsents,
      readProvidingDataConsent,
      agreeProvidingData,
      readTermOfServiceConsent,
      agreeTermOfService,
    ])
  },
  jobs: ({ db, legalTexts, clock }) => [
    {
      name: 'publish-documents',
      everyMs: 60_000,
      firstAfterMs: 0,
      run: () => publishDocumentVersions(db, legalTexts, clock()),
    },
  ],
  personalData: [
    {
      table: 'consents',
      person: 'user_id',
      export: (userId) => sql`
        select document, version, language, encode(text_hash, 'hex') as "textHash", agreed, decided_at as "decidedAt"
        from consents where user_id = ${userId} order by id`,
      erase: 'delete',
    },
  ],
})
