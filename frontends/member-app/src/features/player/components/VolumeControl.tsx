import VolumeOffOutlined from '@mui/icons-material/VolumeOffOutlined'
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { RangeInput } from '../../../components/RangeInput.tsx'
import { useCanSetVolume } from './use-can-set-volume.ts'

interface Props {
  volume: number
  muted: boolean
  onVolume: (volume: number) => void
  onToggleMute: () => void
}

export function VolumeControl({ volume, muted, onVolume, onToggleMute }: Props) {
  const { t } = useTranslation('player')
  const canSetVolume = useCanSetVolume()
  const percent = muted ? 0 : Math.round(volume * 100)
  const isSilent = muted || volume === 0
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 10rem', maxWidth: '15rem' }}>
      <IconButton onClick={onToggleMute} aria-label={t(isSilent ? 'unmute' : 'mute')} edge="start">
        {isSilent ? <VolumeOffOutlined /> : <VolumeUpOutlined />}
      </IconButton>
      {canSetVolume && (
        <RangeInput
          look="knob"
          label={t('volume')}
          valueText={`${percent}%`}
          value={percent}
          max={100}
          onChange={(chosen) => onVolume(chosen / 100)}
        />
      )}
    </Box>
  )
}
