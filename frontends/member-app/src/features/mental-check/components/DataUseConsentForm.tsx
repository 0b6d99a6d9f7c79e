import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { type DataUseConsent, useDecideDataUse } from '../api/use-data-use-consent.ts'
import { DataUseStatements } from './DataUseStatements.tsx'

/** Explains how the answers are used and asks for the consent before any question. */
export function DataUseConsentForm({ text, onRefused }: { text: DataUseConsent; onRefused: () => void }) {
  const { t } = useTranslation('mental-check')
  const [agreed, setAgreed] = useState(false)
  const showError = useShowError()
  const decide = useDecideDataUse()
  const sendDecision = (agreement: boolean) =>
    decide.mutate(
      { body: { agreement, version: text.version } },
      { onError: showError, ...(!agreement && { onSuccess: onRefused }) },
    )
  return (
    <Card sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '44rem' }}>
      <Typography variant="h2">{t('dataUse.title')}</Typography>
      <DataUseStatements statements={text.statements} />
      <FormControlLabel
        sx={{ minHeight: 44 }}
        label={text.agree}
        control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />}
      />
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" disabled={decide.isPending} onClick={() => sendDecision(false)}>
          {t('dataUse.refuse')}
        </Button>
        <Button variant="contained" disabled={!agreed || decide.isPending} onClick={() => sendDecision(true)}>
          {t('dataUse.next')}
        </Button>
      </Box>
    </Card>
  )
}
