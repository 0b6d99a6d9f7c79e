import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { toChartManagementPath } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useRefetchOnCustomerTransfer } from '../api/use-refetch-on-withdrawal.ts'
import { ChartQueryBoundary } from '../components/ChartQueryBoundary.tsx'
import { PhotoComparison } from '../components/photos/PhotoComparison.tsx'
import { chooseFirstPair } from '../photo.rules.ts'

/** Compares the photos of a customer over the visits, for staff. */
export function ChartPhotosPage() {
  const { t } = useTranslation('charts')
  const { userId = '' } = useParams()
  const visits = $api.useQuery(
    'get',
    '/common/calte/photo-visits',
    { params: { query: { userId } } },
    // Each request is one row of the log that the customer reads, so none is made without a view.
    { staleTime: 60_000, retry: false },
  )
  useRefetchOnCustomerTransfer(userId)
  return (
    <ChartQueryBoundary query={visits} lines={8}>
      {({ userName, photoConsent, visits: found }) => {
        const first = chooseFirstPair(found)
        return (
          <>
            <BackLink to={toChartManagementPath(userId)}>
              {t('photos.compareBack', { name: userName })}
            </BackLink>
            <PageTitle>{t('photos.compare')}</PageTitle>
            {first ? (
              <PhotoComparison visits={found} first={first} />
            ) : (
              <EmptyState text={t(photoConsent ? 'photos.compareNone' : 'photos.noConsent')} />
            )}
          </>
        )
      }}
    </ChartQueryBoundary>
  )
}
