import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { FormActions } from '../../../components/flow/FormActions.tsx'
import { FormFrame } from '../../../components/flow/FormFrame.tsx'
import { type DataUseConsent, useDecideDataUse } from '../api/use-data-use-consent.ts'
import { DataUseStatements } from './DataUseStatements.tsx'

/** Explains how the answers are used and asks for the consent before any question. */
export function DataUseConsentForm({ text, onRefused }: { text: DataUseConsent; onRefused: () => void }) {
  const { t } = useTranslation('mental-check')
  const title = useId()
  const [agreed, setAgreed] = useState(false)
  const showError = useShowError()
  const decide = useDecideDataUse()
  const sendDecision = (agreement: boolean) =>
    decide.mutate(
      { body: { agreement, version: text.version } },
      { onError: showError, ...(!agreement && { onSuccess: onRefused }) },
    )
  return (
    <FormFrame labelledBy={title} maxWidth="44rem">
      <Typography variant="h2" id={title}>
        {t('dataUse.title')}
      </Typography>
      <DataUseStatements statements={text.statements} />
      <FormActions>
        <FormControlLabel
          sx={{ minHeight: 44, flexBasis: '100%', wordBreak: 'auto-phrase' }}
          label={text.agree}
          control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />}
        />
        <Button variant="outlined" disabled={decide.isPending} onClick={() => sendDecision(false)}>
          {t('dataUse.refuse')}
        </Button>
        <Button variant="contained" disabled={!agreed || decide.isPending} onClick={() => sendDecision(true)}>
          {t('dataUse.next')}
        </Button>
      </FormActions>
    </FormFrame>
  )
}
