import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { interpolateEmotions, toEmotionShapePath } from '../emotion-map.rules.ts'
import { type EmotionMap, emotions } from '../types.ts'
import { FIRST_PHOTO_COLOUR, SECOND_PHOTO_COLOUR } from './compared-colours.ts'

interface Props {
  before: EmotionMap
  after: EmotionMap
  /** The position of the filled shape between 0 (Before) and 1 (After); both ends stay visible as lines. */
  share: number
}

const places = [
  [0, -1.16, 'middle'],
  [1.14, 0.05, 'start'],
  [0, 1.27, 'middle'],
  [-1.14, 0.05, 'end'],
] as const

/** Draws four expressions as one shape that morphs from Before to After; the table below has the same numbers. */
export function EmotionFigure({ before, after, share }: Props) {
  const { t } = useTranslation('face')
  return (
    <Box component="svg" viewBox="-1.9 -1.4 3.8 2.8" aria-hidden sx={figure}>
      <g fill="none" stroke="currentColor">
        {[0.33, 0.66, 1].map((radius) => (
          <circle key={radius} r={radius} strokeOpacity="0.18" strokeWidth="0.008" />
        ))}
        <path
          d={toEmotionShapePath(before)}
          strokeWidth="0.014"
          strokeOpacity="0.8"
          strokeDasharray="0.05 0.04"
        />
        <Box
          component="path"
          d={toEmotionShapePath(after)}
          sx={{ color: SECOND_PHOTO_COLOUR }}
          strokeWidth="0.018"
        />
      </g>
      <Box
        component="path"
        d={toEmotionShapePath(interpolateEmotions(before, after, share))}
        fill="currentColor"
        sx={{ color: SECOND_PHOTO_COLOUR, opacity: 0.22 }}
      />
      {emotions.map((emotion, index) => (
        <Box
          component="text"
          key={emotion}
          x={places[index]?.[0]}
          y={places[index]?.[1]}
          textAnchor={places[index]?.[2]}
          sx={{ fontSize: '0.155px', fill: 'currentColor', color: 'text.secondary' }}
        >
          {t(`emotions.${emotion}`)}
        </Box>
      ))}
    </Box>
  )
}

const figure = {
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  mx: 'auto',
  color: FIRST_PHOTO_COLOUR,
} as const
