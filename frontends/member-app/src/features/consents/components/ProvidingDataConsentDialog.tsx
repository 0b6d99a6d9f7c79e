import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { useDecideConsent, useProvidingDataConsent } from '../api/use-consents.ts'
import { LegalTextDialog } from './LegalTextDialog.tsx'

/** Requests the consent to providing data on entering my page; only its buttons close it. */
export default function ProvidingDataConsentDialog({ onRefused }: { onRefused: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const agreed = useProvidingDataConsent()
  const decide = useDecideConsent()
  const sendDecision = (agreement: boolean) =>
    decide.mutate(
      { document: 'providing-data', agreement },
      { onError: showError, onSuccess: agreement ? () => undefined : onRefused },
    )
  if (agreed.data !== false) return null
  return (
    <LegalTextDialog
      name="data_analytics_agreement"
      title={t('providingData.title')}
      text={t('providingData.text')}
      actions={
        <>
          <Button disabled={decide.isPending} onClick={() => sendDecision(false)}>
            {t('providingData.refuse')}
          </Button>
          <Button variant="contained" disabled={decide.isPending} onClick={() => sendDecision(true)}>
            {t('providingData.agree')}
          </Button>
        </>
      }
    />
  )
}
