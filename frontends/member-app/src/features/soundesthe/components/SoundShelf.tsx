import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { LibrarySound } from '../types.ts'
import { ShelfSoundCard } from './ShelfSoundCard.tsx'

interface Props {
  title: string
  sounds: readonly LibrarySound[]
  favourites: readonly string[]
  to: (soundId: string) => string
}

/** A row of covers that scrolls horizontally. */
export function SoundShelf({ title, sounds, favourites, to }: Props) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={row}>
        {sounds.map((sound) => (
          <ShelfSoundCard
            key={sound.id}
            sound={sound}
            favourite={favourites.includes(sound.id)}
            to={to(sound.id)}
          />
        ))}
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 1.5,
  p: 0,
  pb: 1,
  m: 0,
  listStyle: 'none',
  gridAutoColumns: { xs: '8.75rem', md: '10.5rem' },
  // The row extends to the edge of a phone, which shows that there is more.
  mx: { xs: -2.5, md: 0 },
  px: { xs: 2.5, md: 0 },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '1.25rem',
  scrollbarWidth: 'none',
} as const
