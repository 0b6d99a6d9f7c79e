import EditOutlined from '@mui/icons-material/EditOutlined'
import HeadphonesOutlined from '@mui/icons-material/HeadphonesOutlined'
import StopRounded from '@mui/icons-material/StopRounded'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPlanCode, type StoredSound } from '../stored-sound.ts'
import { SoundPreviewPlayer } from './SoundPreviewPlayer.tsx'
import { useDescribeSound } from './use-describe-sound.ts'

interface Props {
  label: string
  sounds: readonly StoredSound[]
  /** Selected ids, also of sounds on other pages. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onEdit: (sound: StoredSound) => void
  /** Called when a media link has expired. */
  onExpired: () => void
}

/** Lists sounds with checkboxes; one at a time can be played. */
export function StoredSoundPicker({ label, sounds, chosen, onChange, onEdit, onExpired }: Props) {
  const { t } = useTranslation('uploads')
  const describeSound = useDescribeSound()
  const [playingId, setPlayingId] = useState<string | null>(null)
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id])
  return (
    <Box component="ul" aria-label={label} sx={frame}>
      {sounds.map((sound) => {
        const { id, title, path } = sound
        const isPlaying = playingId === id
        return (
          <Box component="li" key={id} sx={line}>
            <Checkbox
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              slotProps={{ input: { 'aria-label': t('choose1', { title }) } }}
              sx={{ alignSelf: 'start', p: 1.25 }}
            />
            <Box sx={{ minWidth: 0, py: 1.25 }}>
              <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {describeSound(sound)}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex' }}>
              <IconButton
                aria-label={t(isPlaying ? 'stop' : 'listen', { title })}
                onClick={() => setPlayingId(isPlaying ? null : id)}
              >
                {isPlaying ? <StopRounded /> : <HeadphonesOutlined />}
              </IconButton>
              {findPlanCode(sound) && (
                <IconButton aria-label={t('edit.open', { title })} onClick={() => onEdit(sound)}>
                  <EditOutlined />
                </IconButton>
              )}
            </Box>
            {isPlaying && <SoundPreviewPlayer src={path} title={title} onExpired={onExpired} />}
          </Box>
        )
      })}
    </Box>
  )
}

const frame = { listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' } as const
const line = {
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const
