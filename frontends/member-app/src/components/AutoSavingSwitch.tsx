import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useShowError } from './alert/use-show-error.ts'

interface Props {
  label: string
  text: string
  /** The value that the server has. */
  checked: boolean
  /** Saves the switch; while saving, the switch already shows the new value. */
  change: {
    isPending: boolean
    variables: boolean | undefined
    mutate: (next: boolean, options: { onError: (error: unknown) => void }) => void
  }
}

/** A switch that saves at once, with an explanation below it. */
export function AutoSavingSwitch({ label, text, checked, change }: Props) {
  const id = useId()
  const showError = useShowError()
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={change.isPending ? change.variables === true : checked}
            disabled={change.isPending}
            onChange={(_, next) => change.mutate(next, { onError: showError })}
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
