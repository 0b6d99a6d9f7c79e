import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import type { ResponseOf } from '../api/contract.ts'
import { DayText } from '../components/DayText.tsx'
import { FigureTable } from '../components/FigureTable.tsx'
import { Panel } from '../components/Panel.tsx'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { DaysForm } from '../statistics/DaysForm.tsx'
import { StatisticsPage } from '../statistics/StatisticsPage.tsx'
import { useDays } from '../statistics/use-days.ts'
import { useFigures } from '../statistics/use-figures.tsx'
import { MinutesChart } from './MinutesChart.tsx'

const FIRST_SHOWN_DAYS = 28

type Figures = ResponseOf<'GET /admin/support-statistics'>

/** How fast inquiries are answered and closed: medians by the day they were opened. */
export function SupportStatisticsPage() {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { days, choose } = useDays(FIRST_SHOWN_DAYS)
  const { count, points } = useFigures()
  const query = useQuery<Figures, Error>({
    queryKey: ['support-statistics', days],
    queryFn: () => provider.call('GET /admin/support-statistics', { query: { ...days } }),
    placeholderData: keepPreviousData,
  })
  const say = (key: string, args = {}) => translate(`console.supportStatistics.${key}`, args)
  return (
    <StatisticsPage
      title="console.supportStatistics.title"
      form={<DaysForm days={days} isWhole onChoose={choose} />}
      query={query}
    >
      {(figures) => (
        <>
          <Panel title={say('now')}>
            <FigureTable
              label={say('now')}
              columns={[say('what'), say('count')]}
              rows={[
                { key: 'open', name: say('open'), cells: [count(figures.open)] },
                { key: 'waiting', name: say('waiting'), cells: [count(figures.waiting)] },
                ...figures.ratings.map(({ rating, count: given }) => ({
                  key: `rating-${rating}`,
                  cells: [count(given)],
                  name: translate(`console.inquiries.rating.${rating}`),
                })),
              ]}
            />
          </Panel>
          <Panel title={say('times')}>
            <MinutesChart range={days} days={figures.days} />
            <FigureTable
              label={say('times')}
              empty={say('none')}
              columns={[say('day'), say('opened'), say('firstAnswer'), say('resolution')]}
              rows={figures.days.map(({ day, opened, firstAnswerMinutes, resolutionMinutes }) => ({
                key: day,
                name: <DayText day={day} />,
                cells: [count(opened), points(firstAnswerMinutes), points(resolutionMinutes)],
              }))}
            />
          </Panel>
        </>
      )}
    </StatisticsPage>
  )
}
