import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type Emotion, type EmotionMap, emotions } from '../types.ts'
import { ExpressionBar } from './ExpressionBar.tsx'

interface Props {
  /** The names of the two compared photos. */
  names: readonly [string, string]
  values: readonly [EmotionMap, EmotionMap]
}

/** Compares the expressions of two photos in their colours. They describe an appearance and diagnose nothing. */
export function EmotionBars({ names, values: [first, second] }: Props) {
  const { t } = useTranslation('face')
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: { xs: '5.25rem', md: '24%' } }}>
            {t('emotions.label')}
          </Box>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
          <Box component="th" scope="col" sx={{ width: { xs: '3.5rem', md: '16%' } }}>
            {t('emotions.difference')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {emotions.map((emotion) => (
          <tr key={emotion}>
            <th scope="row">{t(`emotions.${emotion}`)}</th>
            <td>
              <Bar value={first[emotion]} emotion={emotion} />
            </td>
            <td>
              <Bar value={second[emotion]} emotion={emotion} />
            </td>
            <td>{formatSigned(second[emotion] - first[emotion])}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Bar({ value, emotion }: { value: number; emotion: Emotion }) {
  return (
    <>
      <Typography component="span" variant="body2">
        {Math.round(value)}
      </Typography>
      <ExpressionBar value={value} emotion={emotion} height={8} />
    </>
  )
}

/** Uses a true minus sign, which is as wide as the plus. */
function formatSigned(difference: number): string {
  const rounded = Math.round(difference)
  if (rounded === 0) return '±0'
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1, pr: 1.5, textAlign: 'start', fontWeight: 400, verticalAlign: 'bottom' },
  '& thead th': { typography: 'caption', color: 'text.secondary', wordBreak: 'auto-phrase' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& td:last-child': { textAlign: 'end', pr: 0, fontWeight: 600 },
  '& thead th:last-child': { textAlign: 'end', pr: 0 },
} as const
