import Box from '@mui/material/Box'
import { type Tier, tierNames } from '../rules.ts'

const size = 96

/** Draws a drop with one more ripple for each tier. */
export function TierIcon({ tier }: { tier: Tier }) {
  const reached = tierNames.length - tierNames.indexOf(tier)
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden
      sx={{ flexShrink: 0, width: '3.25rem', height: 'auto', color: 'primary.main' }}
    >
      <Box component="circle" cx={size / 2} cy={size / 2} r={4.5} sx={{ fill: 'currentColor' }} />
      {tierNames.map((name, ring) => (
        <circle
          key={name}
          cx={size / 2}
          cy={size / 2}
          r={12 + ring * 8}
          fill="none"
          stroke="currentColor"
          strokeWidth={ring < reached ? 2 : 1}
          strokeDasharray={ring < reached ? undefined : '1 4'}
          opacity={ring < reached ? 1 - ring * 0.13 : 0.45}
        />
      ))}
    </Box>
  )
}
