import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { AdviceCards } from './AdviceCards.tsx'

/** Shows three pieces of personal advice. */
export function AdviceSection() {
  const { t } = useTranslation('activity')
  const advice = $api.useQuery('get', '/activity/advice', { headers: useLanguageHeader() })
  return (
    <PageSection title={t('advice.title')}>
      <QueryBoundary query={advice} lines={3}>
        {(words) => (
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 1, md: 2 },
              gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            <AdviceCards {...words} />
          </Box>
        )}
      </QueryBoundary>
    </PageSection>
  )
}
