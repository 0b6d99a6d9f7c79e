import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import { useAdvice } from '../api/use-advice.ts'
import { AdviceBlocks } from './AdviceBlocks.tsx'

/** Shows three pieces of personal advice. */
export function Advice() {
  const { t } = useTranslation('activity')
  const advice = useAdvice()
  return (
    <Section title={t('advice.title')}>
      <QueryBoundary query={advice} lines={3}>
        {(words) => (
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 1, md: 2 },
              gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            <AdviceBlocks {...words} />
          </Box>
        )}
      </QueryBoundary>
    </Section>
  )
}
