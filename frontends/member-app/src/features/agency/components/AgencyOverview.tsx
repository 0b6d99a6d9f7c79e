import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import { useOwnAgency } from '../api/use-own-agency.ts'
import { AgencyCard } from './AgencyCard.tsx'
import { WaitingApplications } from './WaitingApplications.tsx'

/** Shows the agency and its pending applications. */
export function AgencyOverview({ confirmed }: { confirmed: RunConfirmed }) {
  const { t } = useTranslation('agency')
  const agency = useOwnAgency(confirmed)
  return (
    <QueryBoundary query={agency} lines={6}>
      {(own) => (
        <>
          <AgencyCard agency={own} />
          <Section title={t('waiting.title', { count: own.pendingTotal })}>
            <WaitingApplications agency={own} />
          </Section>
        </>
      )}
    </QueryBoundary>
  )
}
