import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

interface Props<Value> {
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Offers a few answers, one of which is chosen. */
export function ChoiceChips<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ mb: 1, fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            selected={option.value === value}
            onChange={() => onChange(option.value)}
            sx={chip}
          >
            {option.text}
          </ToggleButton>
        ))}
      </Box>
    </Box>
  )
}

const chip = {
  minHeight: 44,
  px: 2,
  py: 0.5,
  borderRadius: 999,
  textTransform: 'none',
  fontSize: '1rem',
  color: 'text.primary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const
