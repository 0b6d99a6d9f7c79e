import { addDays, type Day, daysBetween } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import type { ResponseOf } from '../api/contract.ts'
import { formatDay } from '../components/date-time.ts'
import { Columns, column, STEP } from '../statistics/ChartColumns.tsx'
import { ChartKey } from '../statistics/ChartKey.tsx'
import { ChartPlane } from '../statistics/ChartPlane.tsx'
import type { Days } from '../statistics/days.ts'
import { roundUp } from '../statistics/round-up.ts'

const BAR = 3.5
/** Something answered at once is still there. */
const MIN_SHARE = 0.01

type Figures = ResponseOf<'GET /admin/support-statistics'>['days'][number]

const series = [
  { name: 'firstAnswer', of: 'firstAnswerMinutes', colour: 'primary.main', x: 1 },
  { name: 'resolution', of: 'resolutionMinutes', colour: 'secondary.main', x: 1 + BAR + 0.5 },
] as const

/**
 * Medians as pairs of columns, first answer and resolution, over each day of the range. Their heights are roots, since both differ by
 * orders of magnitude.
 */
export function MinutesChart({ range, days }: { range: Days; days: readonly Figures[] }) {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string, args = {}) => translate(`console.supportStatistics.${key}`, args)
  const write = (minutes: number) =>
    say('minutes', { minutes: minutes.toLocaleString(undefined, { maximumFractionDigits: 1 }) })
  const values = days
    .flatMap((figures) => series.map(({ of }) => figures[of]))
    .filter((minutes) => minutes !== null)
  if (values.length === 0) return null
  // The root of a quarter is a half: the second line stands in the middle.
  const quarter = roundUp(Math.max(...values) / 4)
  const max = 4 * quarter
  const first = range.from as Day
  const steps = daysBetween(first, range.to as Day) + 1
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ mb: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {series.map(({ name, colour }) => (
            <ChartKey key={name} colour={colour} text={say(name)} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {say('scale')}
        </Typography>
      </Box>
      <ChartPlane
        label={say('chart')}
        ticks={[max, quarter, 0].map(write)}
        steps={steps}
        height="9rem"
        ends={[formatDay(first, locale), formatDay(addDays(first, steps - 1), locale)]}
      >
        {series.map(({ name, of, colour, x }) => (
          <Columns key={name} colour={colour}>
            {days.map(({ day, [of]: minutes }) => {
              if (minutes === null) return null
              const share = Math.max(MIN_SHARE, Math.sqrt(minutes / max))
              return (
                <rect key={day} {...column(share, daysBetween(first, day as Day) * STEP + x, BAR)}>
                  <title>
                    {say('ofDay', { day: formatDay(day, locale), name: say(name), minutes: write(minutes) })}
                  </title>
                </rect>
              )
            })}
          </Columns>
        ))}
      </ChartPlane>
    </Box>
  )
}
