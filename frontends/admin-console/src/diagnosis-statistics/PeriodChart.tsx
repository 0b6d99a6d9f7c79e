import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Per } from '../statistics/days.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { usePeriodName } from './use-period-name.ts'

const HEIGHT = 100
const STEP = 10
const BAR = 7

/** Begun diagnoses as columns, what of them was finished filled. Periods about fewer than five people have no column. */
export function PeriodChart({ periods, per }: { periods: DiagnosisStatistics['periods']; per: Per }) {
  const translate = useTranslate()
  const periodName = usePeriodName(per)
  const say = (key: string, args = {}) => translate(`console.diagnosisStatistics.${key}`, args)
  const max = Math.max(1, ...periods.map(({ started }) => started ?? 0))
  const [first, last] = [periods[0], periods.at(-1)]
  const column = (value: number | null, at: number) => {
    const height = ((value ?? 0) / max) * HEIGHT
    return { x: at * STEP, y: HEIGHT - height, width: BAR, height }
  }
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <Key colour="primary.light" text={say('started')} />
        <Key colour="primary.main" text={say('completed')} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
        <Axis texts={[max.toLocaleString(), '0']} />
        <Box
          component="svg"
          role="img"
          aria-label={say('chartText', { title: say('counts') })}
          viewBox={`0 0 ${periods.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={{ width: '100%', height: '11rem', borderBottom: 1, borderColor: 'divider', display: 'block' }}
        >
          <Box component="g" fill="currentColor" sx={{ color: 'primary.light' }}>
            {periods.map(({ day, started }, at) => (
              <rect key={day} {...column(started, at)} opacity={0.45} />
            ))}
          </Box>
          <Box component="g" fill="currentColor" sx={{ color: 'primary.main' }}>
            {periods.map(({ day, completed }, at) => (
              <rect key={day} {...column(completed, at)} />
            ))}
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        <span>{first && periodName(first.day)}</span>
        <span>{last && last !== first && periodName(last.day)}</span>
      </Box>
    </Box>
  )
}

function Axis({ texts }: { texts: [string, string] }) {
  return (
    <Box
      aria-hidden
      sx={{
        ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
        ...{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1, textAlign: 'right' },
      }}
    >
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  )
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" aria-hidden sx={{ width: 14, height: 14, borderRadius: 0.25, bgcolor: colour }} />
      {text}
    </Typography>
  )
}
