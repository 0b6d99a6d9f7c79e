import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface Props<Value extends string | number> {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
}

/** The browser's own select: the best one on a phone, above all for long lists. */
export function SelectInput<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  const id = useId()
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75 }}>
        {label}
      </FormLabel>
      <NativeSelect
        inputProps={{ id }}
        input={<OutlinedInput />}
        value={value}
        onChange={(event) => choose(event.target.value)}
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
