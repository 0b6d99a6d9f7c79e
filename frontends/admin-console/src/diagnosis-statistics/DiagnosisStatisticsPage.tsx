import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { DaysForm } from '../statistics/DaysForm.tsx'
import { StatisticsPage } from '../statistics/StatisticsPage.tsx'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useDays } from '../statistics/use-days.ts'
import { Courses } from './Courses.tsx'
import { EmotionChanges } from './EmotionChanges.tsx'
import { Periods } from './Periods.tsx'
import { Refusals } from './Refusals.tsx'

const FIRST_SHOWN_DAYS = 28

/** Face diagnoses in figures: no photo, no member. */
export function DiagnosisStatisticsPage() {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { days, per, choose } = useDays(FIRST_SHOWN_DAYS)
  const query = useQuery<DiagnosisStatistics, Error>({
    queryKey: ['diagnosis-statistics', days, per],
    queryFn: () => provider.call('GET /admin/diagnosis-statistics', { query: { ...days, per } }),
    placeholderData: keepPreviousData,
  })
  const say = (key: string) => translate(`console.diagnosisStatistics.${key}`)
  return (
    <StatisticsPage
      title="console.diagnosisStatistics.title"
      form={<DaysForm days={days} per={per} onChoose={choose} />}
      query={query}
    >
      {(figures) => (
        <>
          <Panel title={say('counts')}>
            <Periods figures={figures} per={per} />
          </Panel>
          <Box sx={pair}>
            <Panel title={say('emotions')}>
              <EmotionChanges figures={figures} />
            </Panel>
            <Panel title={say('refusals')}>
              <Refusals figures={figures} />
            </Panel>
          </Box>
          <Panel title={say('courses')}>
            <Courses figures={figures} />
          </Panel>
        </>
      )}
    </StatisticsPage>
  )
}

const pair = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
