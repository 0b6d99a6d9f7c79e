import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Sound } from '../types.ts'
import { LOW_SCREEN_MEDIA_QUERY } from './player-layout.ts'
import { TagList } from './TagList.tsx'

interface Props {
  sound: Sound
  compact: boolean
  /** The page has title, genre and place above the player. */
  isTitledByPage: boolean
}

/** Shows the title, then player, genre and place, then the tags. */
export function SoundHeading({ sound, compact, isTitledByPage }: Props) {
  const { language } = useLanguage()
  const about = joinFacts([sound.player, ...(isTitledByPage ? [] : [sound.genre, sound.place])], language)
  return (
    <Box
      sx={{ gridArea: 'heading', minWidth: 0, textAlign: compact ? 'start' : { xs: 'center', md: 'start' } }}
    >
      {!isTitledByPage && (
        <Typography
          variant={compact ? 'h3' : 'h2'}
          component="h2"
          sx={{ [LOW_SCREEN_MEDIA_QUERY]: compact ? {} : { fontSize: '1.125rem' } }}
        >
          {sound.title}
        </Typography>
      )}
      {about && (
        <Typography variant={compact ? 'body1' : 'body2'} sx={{ mt: 0.25, color: 'text.secondary' }}>
          {about}
        </Typography>
      )}
      {sound.tags.length > 0 && (
        <Box sx={{ mt: 1, [LOW_SCREEN_MEDIA_QUERY]: compact ? {} : { display: 'none' } }}>
          <TagList tags={sound.tags} centred={!compact} />
        </Box>
      )}
    </Box>
  )
}
