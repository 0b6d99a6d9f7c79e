import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerPhase } from '../audio/player-state.ts'

interface Props {
  phase: PlayerPhase
  compact: boolean
  onToggle: () => void
  ref?: Ref<HTMLButtonElement>
}

/** The play button is the only amber element of the page. */
export function PlayButton({ phase, compact, onToggle, ref }: Props) {
  const { t } = useTranslation('player')
  const sounding = phase === 'playing' || phase === 'loading'
  const size = compact ? 4 : 5.5
  const Icon = sounding ? PauseRounded : PlayArrowRounded
  return (
    <ButtonBase
      ref={ref}
      onClick={onToggle}
      aria-label={t(sounding ? 'pause' : 'play')}
      sx={{
        position: 'relative',
        width: `${size}rem`,
        height: `${size}rem`,
        borderRadius: '50%',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        transition: 'transform 240ms ease-out, filter 240ms ease-out',
        '&:hover': { filter: 'brightness(1.05)' },
        '&:active': { transform: 'scale(0.97)' },
        '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: '4px' },
      }}
    >
      <Icon sx={{ fontSize: `${size * 0.55}rem` }} />
      {phase === 'loading' && (
        <CircularProgress
          aria-label={t('loadingSound')}
          size={`${size + 0.75}rem`}
          thickness={1.4}
          color="secondary"
          sx={{ position: 'absolute' }}
        />
      )}
    </ButtonBase>
  )
}
