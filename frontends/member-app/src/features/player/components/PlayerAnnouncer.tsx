import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { PlayerState } from '../audio/player-state.ts'

/** Announces to screen readers that the player has started, has stopped, or was ended by the timer. */
export function PlayerAnnouncer({ state }: { state: PlayerState }) {
  const { t } = useTranslation('player')
  const words = state.timerEnded ? t('timer.ended') : state.phase === 'idle' ? '' : t(`phase.${state.phase}`)
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {words}
    </Box>
  )
}
