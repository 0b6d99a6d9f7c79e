import { useTranslation } from 'react-i18next'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import type { QueryApi } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { AgencyCard } from './AgencyCard.tsx'
import { PendingApplications } from './PendingApplications.tsx'

/** Shows the agency and its pending applications. */
export function AgencyOverview({ $confirmed }: { $confirmed: QueryApi }) {
  const { t } = useTranslation('agency')
  const agency = $confirmed.useQuery('get', '/pic/agency', { headers: useLanguageHeader() })
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
