import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_SCORE, type StressLevelBand, stressLevelBands, toStressPicturePosition } from '../rules.ts'

const width = 100
const height = 96
const waterline = 56

/** Returns the waves of a band: the higher the level, the rougher. */
function drawWaves(index: number): string {
  const amplitude = 1 + index * 4.5
  const crests = 2 + index
  const step = width / (crests * 2)
  const arcs = Array.from({ length: crests * 2 }, (_, arc) => {
    const lift = arc % 2 === 0 ? -amplitude : amplitude
    return `q ${step / 2} ${lift * 2} ${step} 0`
  })
  return `M ${index * width} ${waterline} ${arcs.join(' ')}`
}

/** Draws the four bands from still to rough water, with the score floating on it. */
export function StressLevelPicture({ score, band }: { score: number; band: StressLevelBand }) {
  const { t } = useTranslation('stress-check')
  const id = useId()
  const x = toStressPicturePosition(score) * width * stressLevelBands.length
  return (
    <Box sx={{ mt: 2 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width * stressLevelBands.length} ${height}`}
        role="img"
        aria-labelledby={id}
        sx={{ display: 'block', width: '100%', color: 'primary.light' }}
      >
        <title id={id}>
          {t('picture.label', { score, max: MAX_SCORE, level: band.level, levels: stressLevelBands.length })}
        </title>
        {stressLevelBands.map((bandOfPicture, index) => (
          <Box
            component="g"
            key={bandOfPicture.level}
            sx={{ color: bandOfPicture.level === band.level ? 'primary.main' : 'primary.light' }}
          >
            {bandOfPicture.level === band.level && (
              <Box
                component="rect"
                x={index * width + 1}
                y={0}
                width={width - 2}
                height={height}
                rx={8}
                fill="currentColor"
                sx={{ color: 'mist.main' }}
              />
            )}
            {[0, 12, 24].map((depth) => (
              <path
                key={depth}
                d={drawWaves(index)}
                transform={`translate(0 ${depth})`}
                fill="none"
                stroke="currentColor"
                strokeWidth={1.5}
                opacity={1 - depth / 36}
              />
            ))}
          </Box>
        ))}
        <Box component="g" sx={{ color: 'secondary.main' }}>
          <line x1={x} x2={x} y1={14} y2={waterline} stroke="currentColor" strokeWidth={2} />
          <circle cx={x} cy={14} r={7} fill="currentColor" />
        </Box>
      </Box>
      <Box
        component="ol"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', p: 0, mt: 1, mb: 0 }}
      >
        {stressLevelBands.map(({ level, min, max }) => (
          <Typography
            component="li"
            variant="caption"
            key={level}
            {...(level === band.level && { 'aria-current': true })}
            sx={{
              listStyle: 'none',
              textAlign: 'center',
              lineHeight: 1.4,
              fontVariantNumeric: 'tabular-nums',
              fontWeight: level === band.level ? 600 : 400,
              color: level === band.level ? 'text.primary' : 'text.secondary',
            }}
          >
            <Box component="span" sx={{ display: 'block' }}>
              {t('picture.level', { level })}
            </Box>
            {t('picture.range', { min, max })}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
