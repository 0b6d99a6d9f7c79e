import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ResponseOf } from '../api/call-types.ts'
import { DayText } from '../components/DayText.tsx'
import { FigureTable } from '../components/FigureTable.tsx'
import { Panel } from '../components/Panel.tsx'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { DateRangeForm } from '../statistics/DateRangeForm.tsx'
import { StatisticsPage } from '../statistics/StatisticsPage.tsx'
import { useDateRange } from '../statistics/use-date-range.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'
import { ResponseTimeChart } from './ResponseTimeChart.tsx'

const INITIAL_DAYS = 28

type Figures = ResponseOf<'GET /admin/support-statistics'>

/** Displays how fast inquiries are answered and closed, as medians per day of opening. */
export function SupportStatisticsPage() {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { days, changeRange } = useDateRange(INITIAL_DAYS)
  const { formatCount, formatPoints } = useFigureFormatters()
  const query = useQuery<Figures, Error>({
    queryKey: ['support-statistics', days],
    queryFn: () => provider.call('GET /admin/support-statistics', { query: { ...days } }),
    placeholderData: keepPreviousData,
  })
  const t = useTranslate('console.supportStatistics')
  return (
    <StatisticsPage
      title="console.supportStatistics.title"
      form={<DateRangeForm range={days} isUnsuppressed onChoose={changeRange} />}
      query={query}
    >
      {(figures) => (
        <>
          <Panel title={t('now')}>
            <FigureTable
              label={t('now')}
              columns={[t('what'), t('count')]}
              rows={[
                { key: 'open', name: t('open'), cells: [formatCount(figures.open)] },
                { key: 'waiting', name: t('waiting'), cells: [formatCount(figures.waiting)] },
                ...figures.ratings.map(({ rating, count: ratingCount }) => ({
                  key: `rating-${rating}`,
                  cells: [formatCount(ratingCount)],
                  name: translate(`console.inquiries.rating.${rating}`, { defaultValue: String(rating) }),
                })),
              ]}
            />
          </Panel>
          <Panel title={t('times')}>
            <ResponseTimeChart range={days} days={figures.days} />
            <FigureTable
              label={t('times')}
              empty={t('none')}
              columns={[t('day'), t('opened'), t('firstAnswer'), t('resolution')]}
              rows={figures.days.map(({ day, opened, firstAnswerMinutes, resolutionMinutes }) => ({
                key: day,
                name: <DayText day={day} />,
                cells: [
                  formatCount(opened),
                  formatPoints(firstAnswerMinutes),
                  formatPoints(resolutionMinutes),
                ],
              }))}
            />
          </Panel>
        </>
      )}
    </StatisticsPage>
  )
}
