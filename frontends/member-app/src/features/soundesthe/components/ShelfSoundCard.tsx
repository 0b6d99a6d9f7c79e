import { joinFacts } from '@hibiki/languages'
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded'
import FavoriteRounded from '@mui/icons-material/FavoriteRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { twoLines } from '../../../components/two-lines.ts'
import { useFormatLength } from '../../../lib/i18n/use-format-length.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useSetFavourite } from '../api/use-set-favourite.ts'
import type { LibrarySound } from '../types.ts'

interface Props {
  sound: LibrarySound
  favourite: boolean
  to: string
}

/** A sound on its shelf: landscape, title, duration and place; one tap plays it, another makes it a favourite. */
export function ShelfSoundCard({ sound, favourite, to }: Props) {
  const { t } = useTranslation('soundesthe')
  const { language } = useLanguage()
  const set = useSetFavourite()
  const formatLength = useFormatLength()
  const Heart = favourite ? FavoriteRounded : FavoriteBorderRounded
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0, scrollSnapAlign: 'start' }}>
      <ButtonBase component={Link} to={to} sx={card}>
        <SoundCover sound={sound} size={160} tagCodes={sound.tagCodes} sx={{ width: '100%' }} />
        <Typography component="span" sx={name}>
          {sound.title}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {joinFacts(
            [formatLength(sound.durationSeconds), sound.place.split(/[・·]/)[0] || sound.genre],
            language,
          )}
        </Typography>
      </ButtonBase>
      <IconButton
        aria-label={t('library.keep', { title: sound.title })}
        aria-pressed={favourite}
        onClick={() => set.mutate({ body: { soundId: sound.id, favourite: !favourite } })}
        sx={{
          position: 'absolute',
          top: 0,
          right: 0,
          color: favourite ? 'secondary.dark' : 'text.secondary',
        }}
      >
        <Heart sx={heart} />
      </IconButton>
    </Box>
  )
}

const card = { display: 'block', width: '100%', textAlign: 'start', borderRadius: 1 } as const

const name = { mt: 1, fontWeight: 500, lineHeight: 1.5, wordBreak: 'auto-phrase', ...twoLines } as const

/** A ground of its own keeps the heart visible on every landscape. */
const heart = {
  boxSizing: 'content-box',
  p: 0.5,
  fontSize: '1.25rem',
  borderRadius: '50%',
  bgcolor: 'background.paper',
} as const
