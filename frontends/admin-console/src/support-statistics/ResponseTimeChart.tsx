import { addDays, countDaysBetween, type Day } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale } from 'react-admin'
import type { ResponseOf } from '../api/call-types.ts'
import { formatDay } from '../components/date-time.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ColumnGroup, STEP_WIDTH, toColumnRect } from '../statistics/ChartCanvas.tsx'
import { ChartLegendEntry } from '../statistics/ChartLegendEntry.tsx'
import { ColumnChart } from '../statistics/ColumnChart.tsx'
import type { DateRange } from '../statistics/date-range.ts'
import { roundUpToScale } from '../statistics/round-up-to-scale.ts'

const BAR_WIDTH = 3.5
/** A response within the same minute still has a visible column. */
const MIN_SHARE = 0.01

type Figures = ResponseOf<'GET /admin/support-statistics'>['days'][number]

const series = [
  { name: 'firstAnswer', field: 'firstAnswerMinutes', colour: 'primary.main', x: 1 },
  { name: 'resolution', field: 'resolutionMinutes', colour: 'secondary.main', x: 1 + BAR_WIDTH + 0.5 },
] as const

/**
 * Draws the median times to the first answer and to the resolution as pairs of columns per day. The heights are square roots, because the
 * two differ by orders of magnitude.
 */
export function ResponseTimeChart({ range, days }: { range: DateRange; days: readonly Figures[] }) {
  const locale = useLocale()
  const t = useTranslate('console.supportStatistics')
  const formatMinutes = (minutes: number) =>
    t('minutes', { minutes: minutes.toLocaleString(undefined, { maximumFractionDigits: 1 }) })
  const values = days
    .flatMap((figures) => series.map(({ field }) => figures[field]))
    .filter((minutes) => minutes !== null)
  if (values.length === 0) return null
  // The square root of a quarter is a half, so the second line is in the middle.
  const quarter = roundUpToScale(Math.max(...values) / 4)
  const max = 4 * quarter
  const first = range.from as Day
  const steps = countDaysBetween(first, range.to as Day) + 1
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ mb: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {series.map(({ name, colour }) => (
            <ChartLegendEntry key={name} colour={colour} text={t(name)} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('scale')}
        </Typography>
      </Box>
      <ColumnChart
        label={t('chart')}
        ticks={[max, quarter, 0].map(formatMinutes)}
        steps={steps}
        height="9rem"
        endLabels={[formatDay(first, locale), formatDay(addDays(first, steps - 1), locale)]}
      >
        {series.map(({ name, field, colour, x }) => (
          <ColumnGroup key={name} colour={colour}>
            {days.map(({ day, [field]: minutes }) => {
              if (minutes === null) return null
              const share = Math.max(MIN_SHARE, Math.sqrt(minutes / max))
              return (
                <rect
                  key={day}
                  {...toColumnRect(share, countDaysBetween(first, day as Day) * STEP_WIDTH + x, BAR_WIDTH)}
                >
                  <title>
                    {t('ofDay', {
                      day: formatDay(day, locale),
                      name: t(name),
                      minutes: formatMinutes(minutes),
                    })}
                  </title>
                </rect>
              )
            })}
          </ColumnGroup>
        ))}
      </ColumnChart>
    </Box>
  )
}
