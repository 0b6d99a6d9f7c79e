import Box from '@mui/material/Box'
import type { EffectEstimate } from './EffectEstimateText.tsx'

const WIDTH = 200
const HEIGHT = 20

/**
 * Draws the interval as a band from 0 to 1, the mean as a stroke, and no change as a line in the middle; screen readers get the figures
 * beside it instead.
 */
export function EffectIntervalBar({ belief }: { belief: EffectEstimate }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{ width: { xs: '8rem', sm: '12.5rem' }, height: '1.25rem', display: 'block' }}
    >
      <Box component="g" fill="currentColor" sx={{ color: 'divider' }}>
        <rect x={0} y={HEIGHT / 2 - 0.5} width={WIDTH} height={1} />
        <rect x={WIDTH / 2 - 0.5} y={0} width={1} height={HEIGHT} />
      </Box>
      {belief && (
        <>
          <Box component="g" fill="currentColor" sx={{ color: 'primary.light' }}>
            <rect
              x={belief.low * WIDTH}
              y={HEIGHT / 2 - 4}
              width={(belief.high - belief.low) * WIDTH}
              height={8}
              rx={4}
              opacity={0.4}
            />
          </Box>
          <Box component="g" fill="currentColor" sx={{ color: 'primary.main' }}>
            <rect x={belief.mean * WIDTH - 1.5} y={HEIGHT / 2 - 7} width={3} height={14} rx={1.5} />
          </Box>
        </>
      )}
    </Box>
  )
}
