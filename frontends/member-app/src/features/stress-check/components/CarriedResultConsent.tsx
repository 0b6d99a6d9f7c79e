import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_SCORE } from '../rules.ts'

interface Props {
  score: number
  agreed: boolean
  onChange: (agreed: boolean) => void
}

/** Asks in a registration whether to save the result that the visitor brought along; a consent of its own, which nothing requires. */
export default function CarriedResultConsent({ score, agreed, onChange }: Props) {
  const { t } = useTranslation('stress-check')
  const why = useId()
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography component="h2" variant="h3">
        {t('carried.title')}
      </Typography>
      <Typography id={why} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('carried.text', { score, max: MAX_SCORE })}
      </Typography>
      <FormControlLabel
        sx={{ mt: 1, minHeight: 44 }}
        label={t('carried.agree')}
        control={
          <Checkbox
            checked={agreed}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': why } }}
          />
        }
      />
    </Box>
  )
}
