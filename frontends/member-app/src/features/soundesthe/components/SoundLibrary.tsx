import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoSoundsNotice, EmptySounds } from '../../../components/EmptySounds.tsx'
import { SoundLinkList } from '../../../components/SoundLinkList.tsx'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { matchesSearch } from '../search.rules.ts'
import {
  buildShelves,
  type DurationFilter,
  listOfferedDurationFilters,
  matchesDurationFilter,
  type Shelf,
  toDayPart,
} from '../shelves.rules.ts'
import type { SoundLibraryData } from '../types.ts'
import { SoundShelf } from './SoundShelf.tsx'

interface Props {
  library: SoundLibraryData
  to: (soundId: string) => string
  /** Refetches the sounds. */
  onRetry: () => void
}

/** Shows the sounds on shelves; a search or filter shows a list. */
export function SoundLibrary({ library, to, onRetry }: Props) {
  const { t } = useTranslation('soundesthe')
  const [query, setQuery] = useState('')
  const [chosen, setLength] = useState<DurationFilter>('any')
  const [hour] = useState(() => toDayPart(new Date().getHours()))
  const searched = useDeferredValue(query)
  const offered = listOfferedDurationFilters(library.sounds)
  const length = offered.includes(chosen) ? chosen : 'any'
  const ofLength = library.sounds.filter(({ durationSeconds }) =>
    matchesDurationFilter(durationSeconds, length),
  )
  const found = ofLength.filter((sound) => matchesSearch(sound, searched))
  const isEmpty = ofLength.length === 0 && searched.trim() === ''
  const formatShelfName = ({ key, name }: Shelf<unknown>) => {
    if (key === 'hour') return t(`library.hour.${hour}`)
    if (key.startsWith('purpose:'))
      return t(`purpose.${key.slice('purpose:'.length)}.title`, { defaultValue: key })
    return name ? t('library.place', { place: name }) : t(`library.${key}`, { defaultValue: key })
  }
  return (
    <>
      <TextField
        fullWidth
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        label={t('library.search')}
        slotProps={{
          htmlInput: { ...createCharacterLimitProps(80), enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        sx={{ maxWidth: '34rem' }}
      />
      {offered.length > 0 && (
        <Box
          role="group"
          aria-label={t('library.length.label')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
        >
          {offered.map((each) => (
            <Chip
              key={each}
              clickable
              label={t(`library.length.${each}`)}
              aria-pressed={length === each}
              color={length === each ? 'primary' : 'default'}
              variant={length === each ? 'filled' : 'outlined'}
              onClick={() => setLength(each)}
              sx={{ height: '2.75rem', px: 0.5, borderRadius: 999, fontSize: '0.9375rem' }}
            />
          ))}
        </Box>
      )}
      <Box role="status" sx={{ mt: 2, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {searched.trim() !== '' && t('library.found', { count: found.length })}
      </Box>
      {!isEmpty && <DemoSoundsNotice onRetry={onRetry} />}
      {searched.trim() !== '' ? (
        <Box sx={{ mt: 1.5 }}>
          <SoundLinkList
            to={to}
            rows={found.map((sound) => ({ ...sound, about: [sound.place, ...sound.tags] }))}
          />
        </Box>
      ) : isEmpty ? (
        <EmptySounds text={t('category.empty')} onRetry={onRetry} />
      ) : (
        buildShelves({ ...library, sounds: ofLength }, hour).map((shelf) => (
          <SoundShelf
            key={shelf.key}
            title={formatShelfName(shelf)}
            sounds={shelf.sounds}
            favourites={library.favourites}
            to={to}
          />
        ))
      )}
    </>
  )
}
