import { useTranslation } from 'react-i18next'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useOwnAgency } from '../api/use-own-agency.ts'
import { AgencyCard } from './AgencyCard.tsx'
import { PendingApplications } from './PendingApplications.tsx'

/** Shows the agency and its pending applications. */
export function AgencyOverview({ confirmed }: { confirmed: PasswordConfirmedRunner }) {
  const { t } = useTranslation('agency')
  const agency = useOwnAgency(confirmed)
  return (
    <QueryBoundary query={agency} lines={6}>
      {(own) => (
        <>
          <AgencyCard agency={own} />
          <PageSection title={t('waiting.title', { count: own.pendingTotal })}>
            <PendingApplications agency={own} />
          </PageSection>
        </>
      )}
    </QueryBoundary>
  )
}
