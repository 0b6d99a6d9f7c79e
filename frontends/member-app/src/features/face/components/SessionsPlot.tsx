import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSessions } from '../api/use-sessions.ts'
import { changeOf, easeOf } from '../reading.rules.ts'

const height = 120
const step = 26

/** Each diagnosis as a line from Before to After, higher where the face looked more at ease; from two on. */
export function SessionsPlot() {
  const { t } = useTranslation('face')
  const { data } = useSessions()
  const sessions = (data ?? []).flatMap(({ id, beforeResult, afterResult }) =>
    beforeResult && afterResult
      ? [{ id, before: beforeResult.emotions.emotionMap, after: afterResult.emotions.emotionMap }]
      : [],
  )
  if (sessions.length < 2) return null
  const softer = sessions.filter(({ before, after }) => changeOf(before, after) === 'softer').length
  /** −300 … 100 in theory; faces stay between −100 and 100. */
  const place = (ease: number) => height / 2 - (Math.min(100, Math.max(-100, ease)) / 100) * (height / 2 - 8)
  const width = Math.max(10, sessions.length) * step
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Typography variant="h3" component="h2">
        {t('plot.title', { count: sessions.length })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('plot.sentence', { count: sessions.length, softer })}
      </Typography>
      <Box sx={{ overflowX: 'auto', mt: 1.5 }}>
        <Box
          component="svg"
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden
          sx={{ display: 'block', height: '7.5rem', minWidth: '100%', color: 'primary.light' }}
        >
          <path
            d={`M0 ${height / 2}H${width}`}
            stroke="currentColor"
            strokeOpacity="0.3"
            strokeDasharray="2 5"
          />
          {sessions.map(({ id, before, after }, index) => {
            const x = index * step + step / 2
            const [from, to] = [place(easeOf(before)), place(easeOf(after))]
            return (
              <g key={id}>
                <path d={`M${x} ${from}V${to}`} stroke="currentColor" strokeWidth="1.5" />
                <circle cx={x} cy={from} r="3.5" fill="currentColor" />
                <Box
                  component="circle"
                  cx={x}
                  cy={to}
                  r="4.5"
                  fill="currentColor"
                  sx={{ color: 'secondary.main' }}
                />
              </g>
            )
          })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 1, typography: 'caption', color: 'text.secondary' }}>
        <span>
          <Box component="span" sx={{ color: 'primary.light' }}>
            ●
          </Box>{' '}
          {t('steps.before')}
        </span>
        <span>
          <Box component="span" sx={{ color: 'secondary.main' }}>
            ●
          </Box>{' '}
          {t('steps.after')}
        </span>
      </Box>
    </Card>
  )
}
