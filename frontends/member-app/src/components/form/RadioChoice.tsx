import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

export interface RadioOption<Value extends string> {
  value: Value
  /** A picture before the title; the title names it for screen readers. */
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  disabled?: boolean
}

interface Props<Value extends string> {
  label: string
  value: Value | null
  options: readonly RadioOption<Value>[]
  onChange: (value: Value) => void
}

/** A choice of one among a few options, each with an explanation. */
export function RadioChoice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, next) => onChange(next as Value)}
        sx={frame}
      >
        {options.map(({ value: optionValue, picture, title, text, disabled = false }) => (
          <FormControlLabel
            key={optionValue}
            value={optionValue}
            disabled={disabled}
            control={<Radio />}
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                {picture && <Box sx={{ flex: 'none', width: 96 }}>{picture}</Box>}
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {title}
                  {text && (
                    <Typography
                      variant="caption"
                      component="div"
                      sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}
                    >
                      {text}
                    </Typography>
                  )}
                </Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& > label': { m: 0, pl: 1, pr: 2.5, py: 0.75, minHeight: 44, '&:hover': { bgcolor: 'washi.main' } },
  '& .MuiFormControlLabel-label': { minWidth: 0 },
  '& > label + label': { borderTop: 1, borderColor: 'divider' },
} as const
