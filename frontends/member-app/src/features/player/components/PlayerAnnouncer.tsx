import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { PlayerState } from '../audio/player-state.ts'

/** Says to screen readers what the player does when no one touched it: it began, it stopped, the timer ended it. */
export function PlayerAnnouncer({ state }: { state: PlayerState }) {
  const { t } = useTranslation('player')
  const words = state.timerEnded ? t('timer.ended') : state.phase === 'idle' ? '' : t(`phase.${state.phase}`)
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {words}
    </Box>
  )
}
