import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOption } from '../api/use-upload-field-options.ts'
import { RequiredMark } from './RequiredMark.tsx'

interface Props {
  label: string
  value: string
  options?: readonly FieldOption[]
  /** Options under headings. */
  groups?: readonly (FieldOption & { details: readonly FieldOption[] })[]
  error: string | undefined
  onChange: (value: string) => void
}

/** A required select without an initial choice. */
export function RequiredSelect({ label, value, options = [], groups = [], error, onChange }: Props) {
  const { t } = useTranslation('uploads')
  const id = useId()
  const renderOption = ({ id: option, name }: FieldOption) => (
    <option key={option} value={option}>
      {name}
    </option>
  )
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75 }}>
        {label}
        <RequiredMark />
      </FormLabel>
      <NativeSelect
        inputProps={{ id, 'aria-required': true, ...(error && { 'aria-describedby': `${id}-help` }) }}
        input={<OutlinedInput />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('choose')}</option>
        {options.map(renderOption)}
        {groups.map((group) => (
          <optgroup key={group.id} label={group.name}>
            {group.details.map(renderOption)}
          </optgroup>
        ))}
      </NativeSelect>
      {error && (
        <FormHelperText id={`${id}-help`} role="alert" sx={{ mx: 0, fontSize: '0.875rem' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
