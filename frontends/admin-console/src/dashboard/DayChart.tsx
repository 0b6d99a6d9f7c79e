import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { formatDay } from '../components/date-time.ts'
import { QueryError } from '../components/QueryError.tsx'
import { Columns, column, STEP } from '../statistics/ChartColumns.tsx'
import { ChartPlane } from '../statistics/ChartPlane.tsx'

const BAR = 7
/** A day without anything is still there. */
const MIN_SHARE = 0.01

interface Props {
  name: 'plays' | 'members' | 'revenue' | 'signUps'
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'refetch'>
  /** Oldest first; a value of null is of fewer than five members. */
  days: readonly { day: string; value: number | null }[] | undefined
  write: (value: number | null) => string
  /** The same members may listen on several days: the figure is the most of a day then, not the sum. */
  isPerDay?: boolean
}

/** One figure of the last days as columns, with the sum or the most of a day in words. */
export function DayChart({ name, query, days, write, isPerDay = false }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const nameOf = (day: string) => formatDay(day, locale)
  const say = (key: string, args = {}) => translate(`console.trends.${key}`, args)
  if (query.error) return <QueryError query={query} what={say(name)} />
  if (!days) return <Skeleton variant="rounded" height={CHART_PX} />
  const told = days.flatMap(({ value }) => (value === null ? [] : [value]))
  const most = Math.max(0, ...told)
  const hidden = days.length - told.length
  // Nothing told is not nothing at all while days are hidden.
  const total = isPerDay ? most : told.reduce((sum, value) => sum + value, 0)
  const figure = write(total === 0 && hidden > 0 ? null : total)
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}
      >
        <Box component="span" sx={{ flex: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
          {say(name)}
        </Box>
        <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 600, color: 'primary.main' }}>
          {say(isPerDay ? 'most' : 'sum', { figure })}
        </Box>
      </Box>
      <ChartPlane
        label={say('chart', { name: say(name), days: days.length, figure: write(most) })}
        ticks={[most === 0 ? '' : write(most), write(0)]}
        steps={days.length}
        height="7rem"
        ends={[nameOf(days[0]?.day ?? ''), nameOf(days.at(-1)?.day ?? '')]}
      >
        <Columns colour="primary.main">
          {days.map(({ day, value }, at) => {
            const share = value === null ? 0 : Math.max(MIN_SHARE, value / Math.max(1, most))
            return (
              <rect key={day} {...column(share, at * STEP, BAR)} opacity={value === 0 ? 0.3 : 1}>
                <title>{say('day', { day: nameOf(day), figure: write(value) })}</title>
              </rect>
            )
          })}
        </Columns>
      </ChartPlane>
      {hidden > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {say('hidden', { smart_count: hidden })}
        </Box>
      )}
    </Box>
  )
}

/** Of the figure, its columns and its days, so that nothing moves when they come. */
const CHART_PX = 184
