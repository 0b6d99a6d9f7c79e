import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import { isSounding, type PlayerState } from '../audio/player-state.ts'
import type { PlayResult } from '../types.ts'

export interface FinishPlayActionsProps {
  onFinish?: ((result: PlayResult) => void) | undefined
  finishLabel?: string | undefined
  /** Further actions that end the play, such as another sound. */
  actions?: ((sounding: boolean) => ReactNode) | undefined
}

interface Props extends FinishPlayActionsProps {
  engine: PlayerEngine
  state: PlayerState
  startsAtMd?: boolean
  /** On phones it comes after the volume. */
  comesLater?: boolean
}

/** Shows the button that finishes a play, which is enabled while it is paused. */
export function FinishPlayActions({
  engine,
  state,
  onFinish,
  finishLabel,
  actions,
  startsAtMd = false,
  comesLater = false,
}: Props) {
  const { t } = useTranslation('player')
  const sounding = isSounding(state)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: startsAtMd ? { xs: 'center', md: 'start' } : 'center',
        gap: 1.5,
        order: { xs: comesLater ? 2 : 0, md: 0 },
      }}
    >
      {onFinish && (
        <Button
          // Before anything was heard, playing is what the page is for.
          variant={state.playSessionId === null ? 'outlined' : 'contained'}
          disabled={sounding}
          onClick={() => onFinish(engine.finish())}
        >
          {finishLabel ?? t('finish')}
        </Button>
      )}
      {actions?.(sounding)}
    </Box>
  )
}
