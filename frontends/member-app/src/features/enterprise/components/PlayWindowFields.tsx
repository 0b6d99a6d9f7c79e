import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaylists } from '../api/use-playlists.ts'
import type { PlayWindow } from '../types.ts'
import { CheckboxList } from './CheckboxList.tsx'
import { NoSoundsNotice } from './NoSoundsNotice.tsx'

interface Props {
  window: PlayWindow
  onChange: (window: PlayWindow) => void
  sounds: readonly { soundId: string; title: string }[]
  isChecked: boolean
}

/** Edits what plays in a window, and how loud. */
export function PlayWindowFields({ window, onChange, sounds, isChecked }: Props) {
  const { t } = useTranslation('enterprise')
  const id = useId()
  const percent = Math.round(window.volume * 100)
  const playlists = usePlaylists().data?.playlists ?? []
  return (
    <>
      <Box role="group" aria-labelledby={`${id}-sounds`}>
        <Typography id={`${id}-sounds`} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('schedule.sounds')}
        </Typography>
        {sounds.length === 0 && <NoSoundsNotice />}
        <CheckboxList
          options={sounds.map(({ soundId, title }) => ({ value: soundId, text: title }))}
          values={window.soundIds}
          onChange={(soundIds) => onChange({ ...window, soundIds })}
        />
        {playlists.length > 0 && (
          <TextField
            select
            fullWidth
            label={t('playlists.one')}
            value={window.playlistId ?? ''}
            sx={{ mt: 1.5 }}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            onChange={({ target }) => onChange({ ...window, playlistId: target.value || null })}
          >
            <MenuItem value="">{t('playlists.none')}</MenuItem>
            {playlists.map(({ playlistId, name }) => (
              <MenuItem key={playlistId} value={playlistId}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isChecked && window.soundIds.length === 0 && !window.playlistId && (
          <FormHelperText error>{t('schedule.noSounds')}</FormHelperText>
        )}
      </Box>
      <Box sx={{ maxWidth: '24rem' }}>
        <Typography id={`${id}-volume`} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('schedule.volume', { percent })}
        </Typography>
        <Box sx={{ px: 1 }}>
          <Slider
            size="small"
            value={percent}
            aria-labelledby={`${id}-volume`}
            getAriaValueText={(value) => `${value}%`}
            onChange={(_event, value) => onChange({ ...window, volume: (value as number) / 100 })}
          />
        </Box>
      </Box>
    </>
  )
}
