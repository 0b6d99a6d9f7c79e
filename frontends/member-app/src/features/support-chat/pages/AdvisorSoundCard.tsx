import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { playInBackground } from '../../player/audio/play-in-background.ts'
import { useBackgroundState } from '../../player/audio/use-background-state.ts'
import type { PlanCodes } from '../../player/record/play-session.ts'
import { useSession } from '../../session/session-context.ts'
import type { LibrarySound } from '../../soundesthe/types.ts'
import type { SuggestedSound } from '../types.ts'

interface Props {
  suggested: SuggestedSound
  /** The sound in the catalogue of today; undefined until it is loaded, or when it is gone. */
  sound: LibrarySound | undefined
  isGone: boolean
  plan: PlanCodes
  /** The page with the whole player. */
  address: string
}

/** Shows a suggested sound with the reason; one tap plays it in the mini player, another pauses it. */
export function AdvisorSoundCard({ suggested, sound, isGone, plan, address }: Props) {
  const { t } = useTranslation('support-chat')
  const { user } = useSession()
  const { engine, isPlaying } = useBackgroundState(suggested.soundId)
  const title = sound?.title ?? suggested.title
  const onPlayButton = () => {
    if (engine) engine.toggle()
    else if (sound && user) playInBackground(sound, { plan, userId: user.id, address })
  }
  const Icon = isPlaying ? PauseRounded : PlayArrowRounded
  return (
    <Box component="li" sx={card}>
      <SoundCover
        sound={sound ?? { id: suggested.soundId }}
        tagCodes={sound?.tagCodes ?? []}
        sx={{ width: '3.5rem' }}
      />
      <Box sx={{ minWidth: 0 }}>
        {isGone ? (
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        ) : (
          <Link component={RouterLink} to={address} color="text.primary" underline="hover" sx={name}>
            {title}
          </Link>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isGone ? t('advisor.gone') : suggested.reason}
        </Typography>
      </Box>
      {!isGone && (
        <IconButton
          disabled={!sound && !engine}
          onClick={onPlayButton}
          aria-label={t(isPlaying ? 'advisor.pause' : 'advisor.play', { title })}
          sx={button}
        >
          <Icon />
        </IconButton>
      )}
    </Box>
  )
}

const card = {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const
const name = { display: 'inline-block', py: 0.25, fontWeight: 600, overflowWrap: 'anywhere' } as const
const button = {
  width: '3rem',
  height: '3rem',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  '&:hover': { bgcolor: 'secondary.main', filter: 'brightness(1.05)' },
  '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
} as const
