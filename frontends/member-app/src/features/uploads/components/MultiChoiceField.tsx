import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import type { FieldOption } from '../api/use-upload-field-options.ts'
import { RequiredMark } from './RequiredMark.tsx'

interface Props {
  label: string
  options: readonly FieldOption[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: readonly string[]) => void
}

/** Selects at least one of several options, each as a pill with a checkbox. */
export function MultiChoiceField({ label, options, chosen, error, onChange }: Props) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id])
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 500 }}>
        {label}
        <RequiredMark />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ id, name }) => (
          <Box
            key={id}
            component="label"
            sx={{
              ...pill,
              borderColor: chosen.includes(id) ? 'primary.main' : 'outline.main',
            }}
          >
            <Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {name}
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0, fontSize: '0.875rem' }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  pl: 0.5,
  pr: 2,
  border: 1,
  borderRadius: 999,
  bgcolor: 'background.paper',
  cursor: 'pointer',
} as const
