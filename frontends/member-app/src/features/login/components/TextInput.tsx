import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

type Props = Omit<OutlinedInputProps, 'error' | 'label'> & {
  label: string
  error: string | undefined
}

/** A labelled field; its label stands above, where it stays readable while typing. */
export function TextInput({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75 }}>
        {label}
      </FormLabel>
      <OutlinedInput id={id} {...input} {...(error ? { 'aria-describedby': `${id}-error` } : {})} />
      {error && (
        <FormHelperText id={`${id}-error`} role="alert" sx={{ fontSize: '0.875rem' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
