import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { HalfBreath } from './use-breath.ts'

/**
 * Shows half a breath as a soft ring that grows or shrinks in its time. The browser moves it without a script; where the device asks
 * for less motion, only the words change.
 */
export function BreathRing({ current }: { current: HalfBreath | null }) {
  const { t } = useTranslation('breath')
  const isInhale = current?.half === 'inhale'
  return (
    <Box aria-hidden sx={root}>
      <Box
        sx={ring}
        style={{
          transform: `scale(${isInhale ? 1 : 0.62})`,
          opacity: current ? 1 : 0,
          transitionDuration: `${current?.seconds ?? 1}s, 1s`,
        }}
      />
      {current && (
        <Box component="span" sx={words}>
          {t(current.half)}
        </Box>
      )}
    </Box>
  )
}

const root = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '& > *': { gridArea: '1 / 1' },
} as const

const ring = ({ palette }: Theme) => ({
  width: '84%',
  aspectRatio: '1',
  borderRadius: '50%',
  border: `1.5px solid color-mix(in srgb, ${palette.text.primary} 70%, transparent)`,
  // The words in the middle need a ground, and the landscape shows through the rest.
  background: `radial-gradient(circle, color-mix(in srgb, ${palette.background.default} 66%, transparent) 12%, color-mix(in srgb, ${palette.background.default} 22%, transparent) 46%, transparent 72%)`,
  transitionProperty: 'transform, opacity',
  transitionTimingFunction: 'cubic-bezier(0.45, 0, 0.55, 1), ease-out',
  willChange: 'transform',
  '@media (prefers-reduced-motion: reduce)': { transform: 'scale(0.8) !important', transition: 'none' },
})

const words = {
  // Later than the ring, which is a layer of its own.
  position: 'relative',
  fontSize: '1.125rem',
  fontWeight: 500,
  letterSpacing: '0.2em',
  // The space after the last letter would move the word to the left.
  mr: '-0.2em',
  color: 'text.primary',
} as const
