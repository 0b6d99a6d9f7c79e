import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useShowError } from './alert/use-show-error.ts'

interface Props {
  label: string
  text: string
  /** As the server has it. */
  checked: boolean
  /** Saves the switch; while it does, the switch stands where it is going to be. */
  change: {
    isPending: boolean
    variables: boolean | undefined
    mutate: (next: boolean, options: { onError: (error: unknown) => void }) => void
  }
}

/** A switch that takes effect at once, with what it means below it. */
export function SavedSwitch({ label, text, checked, change }: Props) {
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
