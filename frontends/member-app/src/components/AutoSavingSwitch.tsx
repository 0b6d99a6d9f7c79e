import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useShowError } from './alert/use-show-error.ts'

interface Props {
  label: string
  text: string
  /** The value that the server has or, while it is being saved, the new one. */
  checked: boolean
  isSaving: boolean
  onChange: (next: boolean, options: { onError: (error: unknown) => void }) => void
}

/** A switch that saves at once, with an explanation below it. */
export function AutoSavingSwitch({ label, text, checked, isSaving, onChange }: Props) {
  const id = useId()
  const showError = useShowError()
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            disabled={isSaving}
            onChange={(_, next) => onChange(next, { onError: showError })}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={label}
      />
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', maxWidth: '42em' }}>
        {text}
      </Typography>
    </>
  )
}
