import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { DateRangeForm } from '../statistics/DateRangeForm.tsx'
import { StatisticsPage } from '../statistics/StatisticsPage.tsx'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useDateRange } from '../statistics/use-date-range.ts'
import { CourseTable } from './CourseTable.tsx'
import { DiagnosisCountsByPeriod } from './DiagnosisCountsByPeriod.tsx'
import { EmotionChanges } from './EmotionChanges.tsx'
import { RejectedPhotoCounts } from './RejectedPhotoCounts.tsx'

const INITIAL_DAYS = 28

/** Displays statistics about face diagnoses, without any photo or member. */
export function DiagnosisStatisticsPage() {
  const provider = useDataProvider<ConsoleDataProvider>()
  const { days, per, changeRange } = useDateRange(INITIAL_DAYS)
  const query = useQuery<DiagnosisStatistics, Error>({
    queryKey: ['diagnosis-statistics', days, per],
    queryFn: () => provider.call('GET /admin/diagnosis-statistics', { query: { ...days, per } }),
    placeholderData: keepPreviousData,
  })
  const t = useTranslate('console.diagnosisStatistics')
  return (
    <StatisticsPage
      title="console.diagnosisStatistics.title"
      form={<DateRangeForm range={days} per={per} onChoose={changeRange} />}
      query={query}
    >
      {(figures) => (
        <>
          <Panel title={t('counts')}>
            <DiagnosisCountsByPeriod figures={figures} per={per} />
          </Panel>
          <Box sx={twoColumns}>
            <Panel title={t('emotions')}>
              <EmotionChanges figures={figures} />
            </Panel>
            <Panel title={t('refusals')}>
              <RejectedPhotoCounts figures={figures} />
            </Panel>
          </Box>
          <Panel title={t('courses')}>
            <CourseTable figures={figures} />
          </Panel>
        </>
      )}
    </StatisticsPage>
  )
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
