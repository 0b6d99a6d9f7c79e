import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { type EmotionMap, emotions } from '../types.ts'
import { ExpressionBar } from './ExpressionBar.tsx'

/** The four expressions of a diagnosis in four short lines: a thin bar for Before, a thick one for After, and both values. */
export function ExpressionChanges({ before, after }: { before: EmotionMap; after: EmotionMap }) {
  const { t } = useTranslation('face')
  return (
    <Box component="dl" sx={lines}>
      {emotions.map((emotion) => (
        <Box key={emotion} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(`emotions.${emotion}`)}
          </Box>
          <Box aria-hidden sx={{ display: 'grid', gap: '2px' }}>
            <ExpressionBar emotion={emotion} value={before[emotion]} height={3} />
            <ExpressionBar emotion={emotion} value={after[emotion]} height={7} />
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
            {t('emotions.change', { before: Math.round(before[emotion]), after: Math.round(after[emotion]) })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const lines = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(3rem, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.25,
  rowGap: 0.25,
  m: 0,
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
} as const
