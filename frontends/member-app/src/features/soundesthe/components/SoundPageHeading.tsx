import { joinFacts } from '@hibiki/languages'
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded'
import FavoriteRounded from '@mui/icons-material/FavoriteRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../../components/use-document-title.ts'
import { useFormatLength } from '../../../lib/i18n/use-format-length.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useSetFavourite } from '../api/use-set-favourite.ts'
import type { LibrarySound } from '../types.ts'

interface Props {
  sound: LibrarySound
  favourite: boolean
  /** Further actions beside the heart. */
  children?: ReactNode
}

/** The name of a sound as the title of its page, with its genre, where it is from, its carrier and its length, and the heart. */
export function SoundPageHeading({ sound, favourite, children }: Props) {
  const { t } = useTranslation('soundesthe')
  const { language } = useLanguage()
  const formatLength = useFormatLength()
  const set = useSetFavourite()
  useDocumentTitle(sound.title)
  const [carrier] = sound.frequencies
  const facts = [
    sound.genre,
    sound.place,
    carrier === undefined ? undefined : t('page.carrier', { hz: Math.round(carrier) }),
    formatLength(sound.durationSeconds),
  ]
  const Heart = favourite ? FavoriteRounded : FavoriteBorderRounded
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: { xs: 2, md: 4 } }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {sound.title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {joinFacts(facts, language)}
        </Typography>
      </Box>
      <IconButton
        aria-label={t('library.keep', { title: sound.title })}
        aria-pressed={favourite}
        onClick={() => set.mutate({ body: { soundId: sound.id, favourite: !favourite } })}
        sx={{ color: favourite ? 'secondary.dark' : 'text.secondary' }}
      >
        <Heart />
      </IconButton>
      {children}
    </Box>
  )
}
