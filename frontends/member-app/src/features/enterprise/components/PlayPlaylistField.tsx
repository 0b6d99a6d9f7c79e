import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { usePlaylists } from '../api/use-playlists.ts'
import type { RoomChange } from '../room/control.rules.ts'

interface Props {
  /** What shall play it, as a screen reader says it. */
  name: string
  onOrder: (change: Pick<RoomChange, 'playlistId'>) => unknown
}

/** Chooses a playlist that plays at once instead of what plays now; a company without playlists has nothing to choose. */
export function PlayPlaylistField({ name, onOrder }: Props) {
  const { t } = useTranslation('enterprise')
  const playlists = usePlaylists().data?.playlists ?? []
  if (playlists.length === 0) return null
  return (
    <TextField
      select
      size="small"
      value=""
      sx={{ minWidth: '13rem' }}
      slotProps={{
        select: { displayEmpty: true, renderValue: () => t('playlists.play') },
        htmlInput: { 'aria-label': t('playlists.playIn', { name }) },
      }}
      onChange={({ target }) => void onOrder({ playlistId: target.value })}
    >
      {playlists.map((playlist) => (
        <MenuItem key={playlist.playlistId} value={playlist.playlistId} sx={{ minHeight: 44 }}>
          {playlist.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
