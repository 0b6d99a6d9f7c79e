import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { createCharacterLimitProps } from '../../lib/character-limit-props.ts'

interface Props {
  label: string
  onSearch: (typed: string) => void
}

/** Searches on submit only, because a search on every letter would send a call each time. */
export function SearchBox({ label, onSearch }: Props) {
  const { t } = useTranslation('lists')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('condition') ?? '').trim())
  }
  return (
    <Box
      component="form"
      role="search"
      onSubmit={onSubmit}
      sx={{ display: 'flex', gap: 1, mb: 2.5, maxWidth: '34rem' }}
    >
      <OutlinedInput
        name="condition"
        type="search"
        placeholder={label}
        inputProps={{ 'aria-label': label, ...createCharacterLimitProps(200) }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded />
          </InputAdornment>
        }
        sx={{ flex: 1, minWidth: 0, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
      />
      <Button type="submit" variant="outlined">
        {t('search')}
      </Button>
    </Box>
  )
}
