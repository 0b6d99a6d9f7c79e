import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
}

/** Offers a few options, of which one is always chosen. */
export function ToggleChoice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
      sx={look}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const look = {
  flexWrap: 'wrap',
  gap: { xs: 0.75, md: 1 },
  '& .MuiToggleButton-root': {
    minWidth: 44,
    minHeight: 44,
    m: 0,
    px: { xs: 1.5, sm: 2.25 },
    border: 1,
    borderColor: 'outline.main',
    borderRadius: 999,
    bgcolor: 'background.paper',
    color: 'text.primary',
    '&.Mui-selected, &.Mui-selected:hover': {
      bgcolor: 'primary.main',
      borderColor: 'primary.main',
      color: 'primary.contrastText',
    },
  },
} as const
