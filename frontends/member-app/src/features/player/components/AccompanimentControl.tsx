import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { RangeInput } from '../../../components/RangeInput.tsx'
import type { AccompanimentState } from '../audio/accompaniment-player.ts'
import { useCanSetVolume } from './use-can-set-volume.ts'

interface Props {
  accompaniment: AccompanimentState
  /** Set when there is no accompaniment, with the server's reason if it gave one. */
  missing: { reason: string | null } | null
  onVolume: (volume: number) => void
  onRetry: () => void
}

/** Shows the title and the volume of the accompaniment, or that it failed with a button to retry. */
export function AccompanimentControl({ accompaniment: companion, missing, onVolume, onRetry }: Props) {
  const { t } = useTranslation('player')
  const canSetVolume = useCanSetVolume()
  if (missing || companion.kind === 'failed') {
    return <FailureNotice text={missing?.reason ?? t('companion.failed')} onRetry={onRetry} />
  }
  if (companion.kind === 'off') return null
  const percent = Math.round(companion.volume * 100)
  return (
    <Box
      role="group"
      aria-label={t('switch.with-soundesthe')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 10rem' }}>
        {t(`companion.${companion.kind}`, { title: companion.title })}
      </Typography>
      {canSetVolume && (
        <Box sx={{ flex: '1 1 9rem', maxWidth: '15rem' }}>
          <RangeInput
            look="knob"
            label={t('companion.volume')}
            valueText={`${percent}%`}
            value={percent}
            max={100}
            onChange={(chosen) => onVolume(chosen / 100)}
          />
        </Box>
      )}
    </Box>
  )
}
