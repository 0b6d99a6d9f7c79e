import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Sound } from '../types.ts'

/** Title; who plays, genre and place; tags. */
export function SoundHeading({ sound, compact }: { sound: Sound; compact: boolean }) {
  const { t } = useTranslation('player')
  const about = [sound.player, sound.genre, sound.place].filter(Boolean).join('・')
  return (
    <Box
      sx={{ gridArea: 'heading', minWidth: 0, textAlign: compact ? 'start' : { xs: 'center', md: 'start' } }}
    >
      <Typography variant={compact ? 'h3' : 'h2'} component="h2">
        {sound.title}
      </Typography>
      {about && (
        <Typography variant={compact ? 'body1' : 'body2'} sx={{ mt: 0.25, color: 'text.secondary' }}>
          {about}
        </Typography>
      )}
      {sound.tags.length > 0 && (
        <Box
          component="ul"
          aria-label={t('tags')}
          sx={{
            display: 'flex',
            // A low screen keeps its room for the wave and the end of the play.
            '@media (max-height: 700px) and (max-width: 899px)': compact ? {} : { display: 'none' },
            flexWrap: 'wrap',
            justifyContent: compact ? 'start' : { xs: 'center', md: 'start' },
            gap: 1,
            p: 0,
            m: 0,
            mt: 1,
            listStyle: 'none',
          }}
        >
          {sound.tags.map((tag) => (
            <li key={tag}>
              <Chip
                label={tag}
                size="small"
                sx={{ bgcolor: 'mist.main', color: 'mist.contrastText', fontSize: '0.875rem' }}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
