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
          <Sample />
          {t('beforeAfter.before')}
          <Sample isFilled />
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
  const [from = '', to = ''] = [toScaleShare(first, scale), toScaleShare(last, scale)].map(
    (share) => `${share * 100}%`,
  )
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
      <Box component="svg" aria-hidden sx={plot}>
        <Box
          component="line"
          x1="0%"
          x2="100%"
          y1="14"
          y2="14"
          sx={{ stroke: 'currentColor', opacity: 0.25 }}
        />
        <line x1={from} x2={to} y1="14" y2="14" stroke="currentColor" strokeWidth="5" strokeOpacity="0.6" />
        <Dot at={from} />
        <Dot at={to} isFilled />
      </Box>
      <Box aria-hidden sx={ends}>
        <span>{scale.from}</span>
        <span>{scale.to}</span>
      </Box>
    </>
  )
}

/** Before is a ring and after a disc, which paper shows, too: a browser prints no grounds, but drawings. */
function Dot({ at, y = 14, isFilled = false }: { at: string; y?: number; isFilled?: boolean }) {
  return (
    <Box
      component="circle"
      cx={at}
      cy={y}
      r="6.5"
      sx={{
        stroke: 'currentColor',
        strokeWidth: 3,
        fill: ({ palette }) => (isFilled ? 'currentColor' : palette.background.paper),
        '@media print': { fill: ({ palette }) => (isFilled ? 'currentColor' : palette.common.white) },
      }}
    />
  )
}

function Sample({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <Box component="svg" aria-hidden sx={sample}>
      <Dot at="50%" y={8} isFilled={isFilled} />
    </Box>
  )
}

const sample = {
  width: 16,
  height: 16,
  flex: 'none',
  color: 'primary.main',
  '&:not(:first-of-type)': { ml: 1.5 },
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
const plot = {
  display: 'block',
  height: 28,
  width: 'calc(100% - 1rem)',
  mx: 1,
  overflow: 'visible',
  color: 'primary.main',
}
const ends = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
