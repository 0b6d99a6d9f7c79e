import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

type Props = Omit<OutlinedInputProps, 'error' | 'label'> & {
  label: string
  error: string | undefined
  /** A short explanation of what is expected. */
  hint?: string
}

/** A labelled field; the label stands above, where it stays readable while typing. */
export function TextInput({ label, error, hint, ...input }: Props) {
  const id = useId()
  const help = error ?? hint
  return (
    <FormControl error={error !== undefined} fullWidth required={input.required ?? false}>
      <FormLabel
        htmlFor={id}
        sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75, '& > span': { color: 'error.main' } }}
      >
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        {...input}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
        {...(input.readOnly ? { sx: { bgcolor: 'washi.dark' } } : {})}
      />
      {help && (
        <FormHelperText
          id={`${id}-help`}
          {...(error ? { role: 'alert' } : {})}
          sx={{ mx: 0, fontSize: '0.875rem' }}
        >
          {help}
        </FormHelperText>
      )}
    </FormControl>
  )
}
