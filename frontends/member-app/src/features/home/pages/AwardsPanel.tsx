import { useTranslation } from 'react-i18next'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useAwards } from '../api/use-awards.ts'
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
  const { data: awards = [] } = useAwards()
  if (awards.length === 0) return null
  return (
    <HomeSection eyebrow={t('awards.eyebrow')} title={t('awards.title')}>
      <AwardCards awards={awards} />
    </HomeSection>
  )
}
