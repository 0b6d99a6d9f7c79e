import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toFigureFrequencies } from '../../../components/illustrations/to-figure-frequencies.ts'
import { createPetal } from '../petal.rules.ts'
import { countPetals } from '../rules.ts'
import type { Night } from '../types.ts'

interface Props {
  nights: readonly Night[]
  /** In pixels at the usual page scale. A small figure has fewer and bolder lines. */
  size: 96 | 224 | 320
  /** Instead of how many of the nights are drawn. */
  label?: string
}

/** Draws the figure of seven nights: a petal for each evening of listening, in the colours of what was heard, and gaps as faint outlines. */
export function SevenNightsFigure({ nights, size, label }: Props) {
  const { t } = useTranslation('seven-nights')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label ?? t('petals', { count: countPetals(nights) })}
      viewBox="-1.08 -1.08 2.16 2.16"
      sx={{ display: 'block', flexShrink: 0, width: `${size / 16}rem`, maxWidth: '100%', aspectRatio: '1' }}
    >
      {nights.map((night) => (
        <g key={night.number} transform={`rotate(${((night.number - 1) * 360) / nights.length})`}>
          <Petal night={night} isSmall={size === 96} />
        </g>
      ))}
      <Box
        component="circle"
        r={0.09}
        fill="none"
        strokeWidth={size === 96 ? 0.03 : 0.012}
        sx={{ stroke: 'currentColor', color: 'secondary.main' }}
      />
    </Box>
  )
}

function Petal({ night, isSmall }: { night: Night; isSmall: boolean }) {
  const isDrawn = night.state === 'drawn'
  const sound = isDrawn ? (night.heard ?? night.composed) : null
  const lines = useMemo(
    () =>
      createPetal({
        frequencies: sound ? toFigureFrequencies(sound) : [],
        lineCount: sound ? (isSmall ? 2 : 5) : 1,
      }),
    [sound, isSmall],
  )
  const width = isSmall ? 0.028 : 0.01
  if (!isDrawn)
    return (
      <Box
        component="path"
        d={lines[0]}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={night.state === 'missed' ? '0.03 0.06' : undefined}
        sx={night.state === 'open' ? { color: 'secondary.main' } : { color: 'text.secondary', opacity: 0.45 }}
      />
    )
  const [skyTop, skyLow, , ink, glow] = sound?.landscape?.palette ?? []
  const gradient = `petal-${night.number}-${isSmall ? 's' : 'l'}-${night.day}`
  return (
    <Box component="g" sx={{ color: 'primary.main' }}>
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="-0.2" x2="0" y2="-1">
        <stop offset="0" stopColor={skyTop ?? 'currentColor'} stopOpacity={skyTop ? 1 : 0.25} />
        <stop offset="1" stopColor={skyLow ?? 'currentColor'} stopOpacity={skyLow ? 1 : 0.6} />
      </linearGradient>
      {lines.map((line, index) => (
        <path
          key={line.slice(0, 32)}
          d={line}
          fill={index === 0 ? `url(#${gradient})` : 'none'}
          stroke={(index === 0 ? glow : ink) ?? 'currentColor'}
          strokeWidth={width}
          strokeOpacity={index === 0 ? 0.9 : 0.75}
        />
      ))}
    </Box>
  )
}
