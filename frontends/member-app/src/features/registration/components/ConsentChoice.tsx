import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { LegalPanel } from '../../../components/legal/LegalPanel.tsx'
import type { LegalText } from '../../../components/legal/use-legal-text.ts'

interface Props {
  document: Extract<LegalText, 'terms_of_service' | 'data_analytics_agreement'>
  agreed: boolean
  onChange: (agreed: boolean) => void
}

/** A document to read and its tick. */
export function ConsentChoice({ document, agreed, onChange }: Props) {
  const { t } = useTranslation('registration')
  return (
    <Box>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {t(`consent.${document}.title`)}
      </Typography>
      <LegalPanel name={document} label={t(`consent.${document}.title`)} />
      <FormControlLabel
        sx={{ mt: 1, minHeight: 44 }}
        label={t(`consent.${document}.agree`)}
        control={<Checkbox checked={agreed} onChange={(event) => onChange(event.target.checked)} />}
      />
    </Box>
  )
}
