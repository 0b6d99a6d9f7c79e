import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatShortDay } from '../../../lib/i18n/use-format-day.ts'
import { findEaseChange, getEaseScore } from '../emotion-map.rules.ts'
import { FIRST_PHOTO_COLOUR, SECOND_PHOTO_COLOUR } from './compared-colours.ts'

/** A plot on a phone has room for this many diagnoses. */
const MAX_SESSIONS = 60
/** A phone has room for this many days below the plot. */
const MAX_DAYS = 5

/** Plots each diagnosis as a line from Before to After, higher for a face more at ease; shown from two diagnoses on. */
export function DiagnosisPlot() {
  const { t } = useTranslation('face')
  const shortDay = useFormatShortDay()
  const { data } = $api.useQuery(
    'get',
    '/aiesthe/my-history',
    { params: { query: { page: 0, size: MAX_SESSIONS, sort: 'desc' } } },
    { staleTime: 5 * 60_000, retry: false },
  )
  const sessions = (data ?? []).toReversed().flatMap(({ id, latestUpdate, beforeResult, afterResult }) =>
    beforeResult && afterResult
      ? [
          {
            id,
            day: latestUpdate.slice(0, 10),
            before: beforeResult.emotions.emotionMap,
            after: afterResult.emotions.emotionMap,
          },
        ]
      : [],
  )
  if (sessions.length < 2) return null
  const softer = sessions.filter(({ before, after }) => findEaseChange(before, after) === 'softer').length
  const everyDay = Math.ceil(sessions.length / MAX_DAYS)
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Typography variant="h3" component="h2">
        {t('plot.title', { count: sessions.length })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('plot.sentence', { count: sessions.length, softer })}
      </Typography>
      <Box aria-hidden sx={plot}>
        <Box sx={ends}>
          <span>{t('plot.softer')}</span>
          <span>{t('plot.firmer')}</span>
        </Box>
        <Box sx={{ overflowX: 'auto' }}>
          <Box sx={{ display: 'flex' }} style={{ minWidth: `${sessions.length * 16}px` }}>
            {sessions.map(({ id, day, before, after }, index) => (
              <Box key={id} sx={{ flex: '1 1 0', minWidth: 0 }}>
                <Box sx={column}>
                  <Change from={getEaseScore(before)} to={getEaseScore(after)} />
                </Box>
                <Box sx={dayStyle}>{index % everyDay === 0 && <span>{shortDay(day)}</span>}</Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 1, typography: 'caption', color: 'text.secondary' }}>
        {(
          [
            [FIRST_PHOTO_COLOUR, 'before'],
            [SECOND_PHOTO_COLOUR, 'after'],
          ] as const
        ).map(([colour, step]) => (
          <span key={step}>
            <Box component="span" sx={{ color: colour }}>
              ●
            </Box>{' '}
            {t(`steps.${step}`)}
          </span>
        ))}
      </Box>
    </Card>
  )
}

function Change({ from, to }: { from: number; to: number }) {
  const [begin, end] = [toPlotPosition(from), toPlotPosition(to)]
  return (
    <>
      <Box
        sx={{ ...line, bgcolor: FIRST_PHOTO_COLOUR }}
        style={{ top: `${Math.min(begin, end)}%`, height: `${Math.abs(end - begin)}%` }}
      />
      <Box sx={{ ...dot, width: 8, height: 8, bgcolor: FIRST_PHOTO_COLOUR }} style={{ top: `${begin}%` }} />
      <Box sx={{ ...dot, width: 10, height: 10, bgcolor: SECOND_PHOTO_COLOUR }} style={{ top: `${end}%` }} />
    </>
  )
}

/** Returns the distance from the top in percent. The range is −300 … 100 in theory, but faces stay between −100 and 100. */
const toPlotPosition = (ease: number): number => 50 - Math.min(100, Math.max(-100, ease)) / 2

const plot = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  mt: 2,
  typography: 'caption',
  color: 'text.secondary',
} as const

const PLOT_HEIGHT = '9rem'

const ends = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: PLOT_HEIGHT,
} as const

const column = {
  position: 'relative',
  height: PLOT_HEIGHT,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  // The middle of the scale.
  backgroundImage: ({ palette }: { palette: { divider: string } }) =>
    `linear-gradient(${palette.divider}, ${palette.divider})`,
  backgroundSize: '100% 1px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
} as const

const line = { position: 'absolute', left: '50%', width: 2, ml: '-1px', opacity: 0.5 } as const

const dot = {
  position: 'absolute',
  left: '50%',
  borderRadius: 999,
  transform: 'translate(-50%, -50%)',
} as const

const dayStyle = {
  height: '1.5em',
  display: 'flex',
  justifyContent: 'center',
  '& span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const
