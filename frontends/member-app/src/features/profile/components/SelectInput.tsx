import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface Props {
  label: string
  value: number
  options: readonly { value: number; text: string }[]
  onChange: (value: number) => void
}

/** The browser's own select: the best one on a phone, above all for long lists. */
export function SelectInput({ label, value, options, onChange }: Props) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75 }}>
        {label}
      </FormLabel>
      <NativeSelect
        inputProps={{ id }}
        input={<OutlinedInput />}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
