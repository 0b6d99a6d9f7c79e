import { joinFacts } from '@hibiki/languages'
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { UnsavedChangesGuard } from '../../../components/UnsavedChangesGuard.tsx'
import { saveMyPlaylistLimits } from '../../../lib/api/limits.gen/save-my-playlist.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Playlist, Playlists } from '../types.ts'
import { CheckboxList } from './CheckboxList.tsx'
import { useFormatDuration } from './use-format-duration.ts'

interface Props {
  /** Without one, a new one is composed. */
  playlist?: Playlist
  sounds: Playlists['sounds']
  onClose: () => void
}

/** Composes a playlist: its name, its sounds and their order. */
export function PlaylistEditor({ playlist, sounds, onClose }: Props) {
  const { t } = useTranslation(['enterprise', 'common'])
  const id = useId()
  const { language } = useLanguage()
  const formatDuration = useFormatDuration()
  const showError = useShowError()
  const invalidate = useInvalidate()
  const knownIds = sounds.map(({ soundId }) => soundId)
  const [saved] = useState({
    name: playlist?.name ?? '',
    isShuffled: playlist?.isShuffled ?? true,
    soundIds: playlist?.soundIds ?? [],
  })
  const [draft, setDraft] = useState(saved)
  const [isChecked, setIsChecked] = useState(false)
  const save = $api.useMutation('post', '/v2/enterprise/my/playlists', {
    onSuccess: async () => {
      await Promise.all([invalidate('/v2/enterprise/my/playlists'), invalidate('/v2/enterprise/my/overview')])
      onClose()
    },
  })
  const { name, isShuffled, soundIds } = draft
  const hasName = name.trim() !== ''
  /** Sounds of the playlist that no section has any more; their titles are not known. */
  const unknownIds = soundIds.filter((soundId) => !knownIds.includes(soundId))
  const onError = (error: Error) => {
    showError(error)
    // A sound may have been withdrawn since the page was opened.
    void invalidate('/v2/enterprise/my/playlists')
  }
  const onSave = () => {
    const isReady = hasName && soundIds.length > 0
    setIsChecked(!isReady)
    if (!isReady) return
    const { playlistId } = playlist ?? {}
    save.mutate({ body: { ...draft, ...(playlistId && { playlistId }) } }, { onError })
  }
  const { maxItems } = saveMyPlaylistLimits.soundIds
  const isAll =
    soundIds.length > 0 &&
    (soundIds.length >= maxItems || knownIds.every((soundId) => soundIds.includes(soundId)))
  const chosen = soundIds.flatMap((soundId) => sounds.find((sound) => sound.soundId === soundId) ?? [])
  const minutes = Math.ceil(chosen.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60)
  const swap = (firstId: string, secondId: string | undefined) => {
    if (secondId === undefined) return
    const swapped = new Map([
      [firstId, secondId],
      [secondId, firstId],
    ])
    setDraft({ ...draft, soundIds: soundIds.map((soundId) => swapped.get(soundId) ?? soundId) })
  }
  return (
    <Card
      component="section"
      aria-label={playlist?.name ?? t('playlists.add')}
      sx={{ p: 2.5, display: 'grid', gap: 2 }}
    >
      <UnsavedChangesGuard isChanged={draft !== saved && !save.isSuccess} />
      <TextField
        autoFocus={!playlist}
        label={t('playlists.name')}
        value={name}
        error={isChecked && !hasName}
        helperText={isChecked && !hasName && t('playlists.noName')}
        slotProps={{ htmlInput: { maxLength: saveMyPlaylistLimits.name.maxLength } }}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <Box role="group" aria-labelledby={`${id}-sounds`}>
        <Typography id={`${id}-sounds`} variant="body2" sx={{ color: 'text.secondary' }}>
          {joinFacts(
            [
              t('schedule.sounds'),
              t('playlists.count', { count: soundIds.length }),
              minutes > 0 && formatDuration(minutes),
            ],
            language,
          )}
        </Typography>
        {sounds.length > 1 && (
          <FormControlLabel
            sx={{ display: 'flex' }}
            label={t('copy.all')}
            control={
              <Checkbox
                checked={isAll}
                indeterminate={soundIds.length > 0 && !isAll}
                onChange={() =>
                  setDraft({
                    ...draft,
                    soundIds: isAll ? [] : [...new Set([...soundIds, ...knownIds])].slice(0, maxItems),
                  })
                }
              />
            }
          />
        )}
        <CheckboxList
          options={sounds.map(({ soundId, title }) => ({ value: soundId, text: title }))}
          values={soundIds}
          maxValues={maxItems}
          onChange={(chosenIds) => setDraft({ ...draft, soundIds: chosenIds })}
        />
        {unknownIds.length > 0 && (
          <FormControlLabel
            sx={{ display: 'flex' }}
            label={t('playlists.unknown', { count: unknownIds.length })}
            control={
              <Checkbox
                checked
                onChange={() =>
                  setDraft({ ...draft, soundIds: soundIds.filter((each) => knownIds.includes(each)) })
                }
              />
            }
          />
        )}
        {isChecked && soundIds.length === 0 && (
          <FormHelperText error>{t('schedule.noSounds')}</FormHelperText>
        )}
      </Box>
      <Box>
        <Typography id={`${id}-order`} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('playlists.order')}
        </Typography>
        <RadioGroup
          aria-labelledby={`${id}-order`}
          value={isShuffled ? 'shuffled' : 'inOrder'}
          onChange={(_event, value) => setDraft({ ...draft, isShuffled: value === 'shuffled' })}
        >
          <FormControlLabel value="shuffled" control={<Radio />} label={t('playlists.shuffledLong')} />
          <FormControlLabel value="inOrder" control={<Radio />} label={t('playlists.inOrderLong')} />
        </RadioGroup>
        {!isShuffled && chosen.length > 1 && (
          <Box component="ol" sx={{ m: 0, mt: 1, pl: 3 }}>
            {chosen.map(({ soundId, title }, index) => (
              <Box component="li" key={soundId}>
                <Box sx={{ display: 'flex', alignItems: 'center' }}>
                  <Box sx={{ flexGrow: 1, minWidth: 0 }}>{title}</Box>
                  <IconButton
                    aria-label={t('playlists.up', { title })}
                    disabled={index === 0}
                    onClick={() => swap(soundId, chosen[index - 1]?.soundId)}
                  >
                    <ArrowUpwardRounded />
                  </IconButton>
                  <IconButton
                    aria-label={t('playlists.down', { title })}
                    disabled={index === chosen.length - 1}
                    onClick={() => swap(soundId, chosen[index + 1]?.soundId)}
                  >
                    <ArrowDownwardRounded />
                  </IconButton>
                </Box>
              </Box>
            ))}
          </Box>
        )}
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {minutes > 0 ? t('playlists.repeat', { duration: formatDuration(minutes) }) : t('playlists.once')}
        </Typography>
      </Box>
      {playlist && playlist.uses.length > 0 && (
        <Typography variant="body2">{t('playlists.follows', { count: playlist.uses.length })}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={save.isPending} onClick={onSave}>
          {t('hours.save')}
        </Button>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </Box>
    </Card>
  )
}
