import Box from '@mui/material/Box'
import type { EventCategory } from '../types.ts'
import { getCategoryColour } from './calendar-styles.ts'

/** A dot in the colour of a category. */
export function CategoryDot({ category, size = 10 }: { category: EventCategory; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: size,
        height: size,
        borderRadius: 999,
        flexShrink: 0,
        bgcolor: ({ palette }) => getCategoryColour(category, palette),
      }}
    />
  )
}
