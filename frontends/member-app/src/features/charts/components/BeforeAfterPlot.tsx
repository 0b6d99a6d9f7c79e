import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { type BeforeAfterPair, pairBeforeAfter, toScaleShare } from '../before-after.rules.ts'
import type { ChartField } from '../types.ts'

/** Draws what was measured before and after the treatment, one line with two dots per pair; nothing without a pair. */
export function BeforeAfterPlot({ fields }: { fields: readonly ChartField[] }) {
  const { t } = useTranslation('charts')
  const pairs = pairBeforeAfter(fields)
  if (pairs.length === 0) return null
  return (
    <Box component="section" aria-label={t('beforeAfter.title')} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'baseline', mb: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {t('beforeAfter.title')}
        </Typography>
        <Box aria-hidden sx={legend}>
          <Box component="span" sx={[dot, before]} />
          {t('beforeAfter.before')}
          <Box component="span" sx={[dot, after, { ml: 1.5 }]} />
          {t('beforeAfter.after')}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {pairs.map((pair) => (
          <Box component="li" key={pair.id}>
            <Pair pair={pair} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Pair({ pair: { name, before: first, after: last, scale } }: { pair: BeforeAfterPair }) {
  const { t } = useTranslation('charts')
  const [from, to] = [toScaleShare(first, scale), toScaleShare(last, scale)].map((share) => share * 100)
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{name}</span>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          <Box component="span" sx={visuallyHidden}>
            {t('beforeAfter.spoken', { before: first, after: last })}
          </Box>
          <Box component="span" aria-hidden>
            {first} → <strong>{last}</strong>
          </Box>
        </Box>
      </Box>
      <Box aria-hidden sx={{ position: 'relative', height: 28, mx: 1 }}>
        <Box sx={[line, { left: 0, right: 0, height: 2, mt: '-1px', bgcolor: 'divider' }]} />
        <Box
          sx={[line, { height: 6, mt: '-3px', borderRadius: 999, bgcolor: 'primary.light' }]}
          style={{ left: `${Math.min(from ?? 0, to ?? 0)}%`, width: `${Math.abs((to ?? 0) - (from ?? 0))}%` }}
        />
        <Box sx={[dot, onLine, before]} style={{ left: `${from}%` }} />
        <Box sx={[dot, onLine, after]} style={{ left: `${to}%` }} />
      </Box>
      <Box aria-hidden sx={ends}>
        <span>{scale.from}</span>
        <span>{scale.to}</span>
      </Box>
    </>
  )
}

const frame = {
  mb: 4,
  p: { xs: 2, md: 2.5 },
  maxWidth: '44rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  breakInside: 'avoid',
} as const
const legend = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'caption',
  color: 'text.secondary',
}
const dot = {
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: 3,
  borderColor: 'primary.main',
  // A browser prints no background colours by default.
  printColorAdjust: 'exact',
} as const
const before = { bgcolor: 'background.paper' }
const after = { bgcolor: 'primary.main' }
const line = { position: 'absolute', top: '50%' } as const
const onLine = { position: 'absolute', top: '50%', transform: 'translate(-50%, -50%)' } as const
const ends = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
