import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { LegalPanel } from './LegalPanel.tsx'
import type { LegalTextName } from './use-legal-text.ts'

interface Props {
  document: Extract<LegalTextName, 'terms_of_service' | 'data_analytics_agreement'>
  title: string
  label: string
  agreed: boolean
  onChange: (agreed: boolean) => void
  error?: string | undefined
}

/** Shows a legal document with a checkbox to agree to it. */
export function ConsentCheckbox({ document, title, label, agreed, onChange, error }: Props) {
  const id = useId()
  return (
    <Box>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <LegalPanel name={document} label={title} />
      <FormControlLabel
        sx={{ mt: 1, minHeight: 44 }}
        label={label}
        control={
          <Checkbox
            checked={agreed}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {} }}
          />
        }
      />
      {error && (
        <FormHelperText error id={`${id}-error`} role="alert" sx={{ fontSize: '0.875rem', m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
