import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { alpha, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { twoLines } from '../../../components/two-lines.ts'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { playSampleInBackground } from '../audio/play-sample-in-background.ts'
import { useBackgroundState } from '../audio/use-background-state.ts'
import type { Sound } from '../types.ts'

interface Props {
  sound: Sound
  /** What the sound is for, in one word. */
  mood: string
  /** Where the mini player leads. */
  address: string
  /** A tile twice as wide as the others on a phone. */
  isWide?: boolean
}

/** Plays a free sample in the mini player with one tap on its landscape; another tap pauses it. */
export function TasterTile({ sound, mood, address, isWide = false }: Props) {
  const { t } = useTranslation('player')
  const { engine, isPlaying } = useBackgroundState(sound.id)
  const Icon = isPlaying ? PauseRounded : PlayArrowRounded
  return (
    <ButtonBase
      onClick={() => (engine ? engine.toggle() : playSampleInBackground(sound, address))}
      sx={[tile, isPlaying && { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: '2px' }]}
    >
      <SoundCover
        sound={sound}
        size={isWide ? 400 : 160}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', aspectRatio: 'auto' }}
      />
      <Box component="span" sx={words}>
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, fontSize: '1.125rem' }}>
            {mood}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'inherit', lineHeight: 1.4, ...twoLines }}
          >
            {sound.title}
          </Typography>
          <Box component="span" sx={visuallyHidden}>
            {t(isPlaying ? 'pause' : 'play')}
          </Box>
        </Box>
        <Box component="span" sx={[knob, isPlaying && playingKnob]}>
          <Icon aria-hidden />
        </Box>
      </Box>
    </ButtonBase>
  )
}

const tile = {
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 1.5,
  textAlign: 'start',
  color: 'night.contrastText',
  bgcolor: 'night.main',
} as const
const words = {
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 1,
  p: 1.5,
  pt: 4,
  lineHeight: 1.4,
  // The words stand on a sky or a sea of any colour.
  backgroundImage: ({ palette }: Theme) =>
    `linear-gradient(${alpha(palette.night.main, 0)}, ${alpha(palette.night.main, 0.85)} 60%)`,
} as const
const knob = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: 999,
  bgcolor: 'night.contrastText',
  color: 'night.main',
} as const
const playingKnob = { bgcolor: 'secondary.main', color: 'secondary.contrastText' } as const
