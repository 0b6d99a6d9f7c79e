import Box from '@mui/material/Box'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import type { CalendarEvent } from '../types.ts'
import { CategoryDot } from './CategoryDot.tsx'

interface Props {
  event: Pick<CalendarEvent, 'category' | 'soundId'>
  /** The edge of the landscape. */
  size?: string
}

/** Marks an event by the landscape of its sound, or without one by the colour of its category. */
export function EventMark({ event: { category, soundId }, size = '2.25rem' }: Props) {
  if (soundId !== null)
    return <SoundCover sound={{ id: soundId }} sx={{ width: size, borderRadius: '22%' }} />
  return (
    <Box aria-hidden sx={{ width: size, flexShrink: 0, display: 'grid', placeItems: 'center' }}>
      <CategoryDot category={category} />
    </Box>
  )
}
