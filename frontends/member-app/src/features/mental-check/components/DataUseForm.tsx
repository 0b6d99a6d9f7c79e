import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What becomes of the answers, and the consent to it before anything is asked (D1§4). */
export function DataUseForm({ onAgreed }: { onAgreed: () => void }) {
  const { t } = useTranslation('mental-check')
  const [agreed, setAgreed] = useState(false)
  return (
    <Card sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '44rem' }}>
      <Typography variant="h2">{t('dataUse.title')}</Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 2, '& li + li': { mt: 0.75 } }}>
        {(['choice', 'others', 'keeping', 'notMedical'] as const).map((name) => (
          <li key={name}>{t(`dataUse.${name}`)}</li>
        ))}
      </Box>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        label={t('dataUse.agree')}
        control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />}
      />
      <Box sx={{ mt: 2 }}>
        <Button variant="contained" disabled={!agreed} onClick={onAgreed}>
          {t('dataUse.next')}
        </Button>
      </Box>
    </Card>
  )
}
