import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, useState } from 'react'
import { LegalPanel } from './LegalPanel.tsx'
import type { LegalTextName } from './LegalText.tsx'

interface Props {
  document: Extract<LegalTextName, 'terms_of_service' | 'data_analytics_agreement'>
  title: string
  label: string
  /** The label of the button that unfolds the document. */
  read: string
  agreed: boolean
  onChange: (agreed: boolean) => void
  error?: string | undefined
}

/** Asks to agree to a legal document, which is unfolded on request. */
export function ConsentCheckbox({ document, title, label, read, agreed, onChange, error }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          sx={{ minHeight: 44, mr: 0 }}
          label={label}
          control={
            <Checkbox
              checked={agreed}
              onChange={(event) => onChange(event.target.checked)}
              slotProps={{ input: error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {} }}
            />
          }
        />
        <Button
          aria-expanded={isOpen}
          aria-label={`${title} ${read}`}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ flexShrink: 0 }}
        >
          {read}
        </Button>
      </Box>
      {error && (
        <FormHelperText error id={`${id}-error`} role="alert" sx={{ fontSize: '0.875rem', m: 0 }}>
          {error}
        </FormHelperText>
      )}
      {isOpen && (
        <Box sx={{ mt: 1 }}>
          <LegalPanel name={document} label={title} />
        </Box>
      )}
    </Box>
  )
}
