import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSection } from '../../../components/PageSection.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { fillWeeks, sumWeeks, toHeight } from './check-in-weeks.rules.ts'
import { MoodFace } from './MoodFace.tsx'
import { useOnCheckInSaved } from './use-on-check-in-saved.ts'

/** Shows the moods before and after sounds by week, and what was counted in one sentence; nothing before the first whole check-in. */
export function CheckInWeeks() {
  const { t } = useTranslation('check-in')
  const invalidate = useInvalidate()
  const { data: weeks = [] } = $api.useQuery('get', '/aiesthe/check-in-weeks', undefined, { staleTime: 0 })
  useOnCheckInSaved(useCallback(() => void invalidate('/aiesthe/check-in-weeks'), [invalidate]))
  const filled = fillWeeks(weeks)
  if (filled.length === 0) return null
  return (
    <PageSection title={t('weeks.title')}>
      <Card sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography>{t('weeks.better', sumWeeks(weeks))}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('weeks.lead')}
        </Typography>
        <Box component="ul" sx={visuallyHidden} aria-label={t('weeks.chartLabel')}>
          {weeks.map(({ monday, meanBefore, meanAfter, count }) => (
            <li key={monday}>
              {t('weeks.row', { ...toMonthAndDay(monday), before: meanBefore, after: meanAfter, count })}
            </li>
          ))}
          <li>{t('weeks.scale')}</li>
        </Box>
        <Box aria-hidden sx={legend}>
          <span>
            <Box component="span" sx={[dot, beforeDot]} />
            {t('before')}
          </span>
          <span>
            <Box component="span" sx={[dot, afterDot]} />
            {t('after')}
          </span>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', gap: 1 }}>
          <Box sx={scale}>
            {([5, 3, 1] as const).map((mood) => (
              <MoodFace key={mood} mood={mood} size="1.5rem" />
            ))}
          </Box>
          <Box sx={plot}>
            {filled.map(({ monday, week }, place) => (
              <Box key={monday} sx={{ minWidth: 0 }}>
                <Box sx={column}>{week && <Change before={week.meanBefore} after={week.meanAfter} />}</Box>
                <Box sx={[label, (filled.length - 1 - place) % 2 === 1 && hiddenOnPhones]}>
                  {t('weeks.week', toMonthAndDay(monday))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Card>
    </PageSection>
  )
}

/** A line from the mood before to the one after. */
function Change({ before, after }: { before: number; after: number }) {
  const [from, to] = [toHeight(before), toHeight(after)]
  return (
    <>
      <Box
        sx={{
          position: 'absolute',
          left: 'calc(50% - 1px)',
          width: '2px',
          bgcolor: 'primary.main',
          opacity: 0.5,
        }}
        style={{ bottom: percent(Math.min(from, to)), height: percent(Math.abs(from - to)) }}
      />
      <Box sx={[dot, beforeDot, placed]} style={{ bottom: percent(from) }} />
      <Box sx={[dot, afterDot, placed]} style={{ bottom: percent(to) }} />
    </>
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const toMonthAndDay = (day: string) => ({ month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) })

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  mt: 2,
  mb: 1,
  typography: 'body2',
  color: 'text.secondary',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
} as const
const dot = {
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: 999,
  borderStyle: 'solid',
  borderWidth: 2,
  borderColor: 'primary.main',
} as const
const beforeDot = { bgcolor: 'background.paper' } as const
const afterDot = { bgcolor: 'primary.main' } as const
const placed = { position: 'absolute', left: '50%', transform: 'translate(-50%, 50%)' } as const
const scale = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '9.5rem',
  color: 'text.secondary',
} as const
const plot = {
  flexGrow: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 5rem)',
} as const
/** The dots of the scale's ends lie in the middle of its faces. */
const column = { position: 'relative', height: '8rem', my: '0.75rem' } as const
/** On phones there is room for every second date. */
const hiddenOnPhones = { visibility: { xs: 'hidden', md: 'visible' } } as const
const label = {
  typography: 'body2',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
