import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useId } from 'react'

interface Props<Value extends string | number> {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
  name?: string
  inputRef?: Ref<HTMLSelectElement>
  error?: string | undefined
  required?: boolean
  disabled?: boolean
}

/** A native select, which works best on phones, above all for long lists. */
export function SelectInput<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  name,
  inputRef,
  error,
  required = false,
  disabled = false,
}: Props<Value>) {
  const id = useId()
  const onChoose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <FormControl fullWidth error={error !== undefined} required={required} disabled={disabled}>
      <FormLabel
        htmlFor={id}
        sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75, '& > span': { color: 'error.main' } }}
      >
        {label}
      </FormLabel>
      <NativeSelect
        inputProps={{ id, name, ...(error && { 'aria-describedby': `${id}-help` }) }}
        inputRef={inputRef}
        input={<OutlinedInput />}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
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
