import { useTranslation } from 'react-i18next'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { AwardCards } from '../components/AwardCards.tsx'
import { HomeSection } from '../components/HomeSection.tsx'

export default function AwardsPanel() {
  return (
    <QueryProvider>
      <Awards />
    </QueryProvider>
  )
}

/** Shows nothing without awards, or when loading fails, because visitors do not come for them. */
function Awards() {
  const { t } = useTranslation('home')
  const { data: awards = [] } = $api.useQuery(
    'get',
    '/v2/support/awards',
    { headers: useLanguageHeader() },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  if (awards.length === 0) return null
  return (
    <HomeSection eyebrow={t('awards.eyebrow')} title={t('awards.title')}>
      <AwardCards awards={awards} />
    </HomeSection>
  )
}
