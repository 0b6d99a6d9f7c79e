import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from 'react-i18next'
import type { PlayerPhase } from '../audio/player-state.ts'

interface Props {
  phase: PlayerPhase
  onToggle: () => void
}

/** The one amber thing on the page. */
export function PlayButton({ phase, onToggle }: Props) {
  const { t } = useTranslation('player')
  const sounding = phase === 'playing' || phase === 'loading'
  const Icon = sounding ? PauseRounded : PlayArrowRounded
  return (
    <ButtonBase
      onClick={onToggle}
      aria-label={t(sounding ? 'pause' : 'play')}
      sx={{
        position: 'relative',
        width: '5.5rem',
        height: '5.5rem',
        borderRadius: '50%',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        transition: 'transform 240ms ease-out, filter 240ms ease-out',
        '&:hover': { filter: 'brightness(1.05)' },
        '&:active': { transform: 'scale(0.97)' },
        '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: '4px' },
      }}
    >
      <Icon sx={{ fontSize: '3rem' }} />
      {phase === 'loading' && (
        <CircularProgress
          aria-label={t('loadingSound')}
          size="6.25rem"
          thickness={1.4}
          color="secondary"
          sx={{ position: 'absolute' }}
        />
      )}
    </ButtonBase>
  )
}
