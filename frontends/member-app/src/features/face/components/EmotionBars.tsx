import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type EmotionMap, emotions } from '../types.ts'
import { FIRST_PHOTO_COLOUR, SECOND_PHOTO_COLOUR } from './compared-colours.ts'

interface Props {
  /** The names of the two compared photos. */
  names: readonly [string, string]
  values: readonly [EmotionMap, EmotionMap]
}

/** Compares four emotions of two photos. They describe an appearance and diagnose nothing, so no colour means good or bad. */
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
              <Bar value={first[emotion]} colour={FIRST_PHOTO_COLOUR} />
            </td>
            <td>
              <Bar value={second[emotion]} colour={SECOND_PHOTO_COLOUR} />
            </td>
            <td>{formatSigned(second[emotion] - first[emotion])}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Bar({ value, colour }: { value: number; colour: string }) {
  return (
    <>
      <Typography component="span" variant="body2">
        {Math.round(value)}
      </Typography>
      <Box aria-hidden sx={{ height: 8, borderRadius: 999, bgcolor: 'divider', overflow: 'hidden' }}>
        <Box sx={{ height: 1, bgcolor: colour }} style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
      </Box>
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
