import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { formatDay, formatMonthAndDay } from '../components/date-time.ts'
import { QueryError } from '../components/QueryError.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ColumnGroup, STEP_WIDTH, toColumnRect } from '../statistics/ChartCanvas.tsx'
import { ColumnChart } from '../statistics/ColumnChart.tsx'

const BAR_WIDTH = 7
/** A day without anything still has a visible column. */
const MIN_SHARE = 0.01

interface Props {
  name: 'plays' | 'members' | 'revenue' | 'signUps' | 'churn'
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'refetch'>
  /** The oldest day comes first; null means fewer than five members. */
  days: readonly { day: string; value: number | null }[] | undefined
  format: (value: number | null) => string
  /** The same members may listen on several days, so the caption shows the maximum per day instead of the sum. */
  isDailyMax?: boolean
  /** Stands below the columns. */
  detail?: string | undefined
}

/** Draws one figure of the last days as columns, with the sum or the daily maximum in words. */
export function DailyFigureChart({ name, query, days, format, isDailyMax = false, detail }: Props) {
  const locale = useLocale()
  const formatDayName = (day: string) => formatDay(day, locale)
  const formatEnd = (end: { day: string } | undefined) => formatMonthAndDay(end?.day ?? '', locale)
  const t = useTranslate('console.trends')
  if (query.error) return <QueryError query={query} subject={t(name)} />
  if (!days) return <Skeleton variant="rounded" height={CHART_PX} />
  const visibleValues = days.flatMap(({ value }) => (value === null ? [] : [value]))
  const max = Math.max(0, ...visibleValues)
  const hiddenDays = days.length - visibleValues.length
  // While days are hidden, a total of zero would claim that nothing happened.
  const total = isDailyMax ? max : visibleValues.reduce((sum, value) => sum + value, 0)
  const figure = format(total === 0 && hiddenDays > 0 ? null : total)
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        component="figcaption"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'baseline' },
          columnGap: 1.5,
          mb: 1,
        }}
      >
        <Box component="span" sx={{ flex: { md: 1 }, color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(name)}
        </Box>
        <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 600, color: 'primary.main' }}>
          {t(isDailyMax ? 'most' : 'sum', { figure })}
        </Box>
      </Box>
      <ColumnChart
        label={t('chart', { name: t(name), days: days.length, figure: format(max) })}
        ticks={[max === 0 ? '' : format(max), format(0)]}
        steps={days.length}
        height="7rem"
        endLabels={[formatEnd(days[0]), formatEnd(days.at(-1))]}
      >
        <ColumnGroup colour="primary.main">
          {days.map(({ day, value }, at) => {
            const share = value === null ? 0 : Math.max(MIN_SHARE, value / Math.max(1, max))
            return (
              <rect
                key={day}
                {...toColumnRect(share, at * STEP_WIDTH, BAR_WIDTH)}
                opacity={value === 0 ? 0.3 : 1}
              >
                <title>{t('day', { day: formatDayName(day), figure: format(value) })}</title>
              </rect>
            )
          })}
        </ColumnGroup>
      </ColumnChart>
      {detail && <Box sx={note}>{detail}</Box>}
      {hiddenDays > 0 && <Box sx={note}>{t('hidden', { count: hiddenDays })}</Box>}
    </Box>
  )
}

const note = { color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 } as const

/** The skeleton is as high as the caption, columns and labels, so that nothing moves when the data arrives. */
const CHART_PX = 184
