import { expressionColours } from '@hibiki/theme/expression-colours'
import Box from '@mui/material/Box'
import type { Emotion } from '../types.ts'

interface Props {
  emotion: Emotion
  /** 0 to 100. */
  value: number
  /** In pixels. */
  height: number
}

/** A value of one expression as a bar in the colour of that expression; the text beside it says the same. */
export function ExpressionBar({ emotion, value, height }: Props) {
  return (
    <Box aria-hidden sx={{ height, borderRadius: 999, bgcolor: 'washi.dark', overflow: 'hidden' }}>
      <Box
        sx={({ palette }) => ({
          height: 1,
          borderRadius: 999,
          bgcolor: expressionColours[palette.mode === 'dark' ? 'night' : 'day'][emotion],
        })}
        style={{ width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </Box>
  )
}
