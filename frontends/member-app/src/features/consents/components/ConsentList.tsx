import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { type Consent, useDecideConsent } from '../api/use-consents.ts'

const ConsentDialog = createLazyComponent(() => import('./ConsentDialog.tsx'))

interface Props {
  /** Deletes the photos and results when a member who withdraws the consent to providing data wants that; null without AI esthe. */
  onDeleteResults: (() => void) | null
}

/** Lists both consents with their dates; each can be read, withdrawn, and given again in the dialog with its text. */
export function ConsentList({ onDeleteResults }: Props) {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const showError = useShowError()
  const consents = $api.useQuery('get', '/agreement/consents')
  const decide = useDecideConsent()
  const [consentToRead, setConsentToRead] = useState<Consent['document'] | null>(null)
  const [withdrawn, setWithdrawn] = useState<Consent['document'] | null>(null)
  const [deleting, setDeleting] = useState(false)
  const onAgree = (document: Consent['document']) =>
    decide.mutate(
      { document, agreement: true },
      { onError: showError, onSuccess: () => setConsentToRead(null) },
    )
  const withdraw = (document: Consent['document']) =>
    decide.mutate(
      { document, agreement: false },
      {
        onError: showError,
        onSuccess: () => {
          if (deleting && document === 'providing-data') onDeleteResults?.()
        },
      },
    )
  const askToWithdraw = (document: Consent['document']) => {
    setDeleting(false)
    setWithdrawn(document)
  }
  const formatState = ({ agreed, decidedAt }: Consent) =>
    decidedAt
      ? t(agreed ? 'consents.agreedAt' : 'consents.refusedAt', { moment: moment(decidedAt) })
      : t('consents.undecided')
  return (
    <QueryBoundary query={consents}>
      {(list) => (
        <>
          {list.map((consent) => (
            <SettingsRow
              key={consent.document}
              title={t(`consents.${consent.document}.title`)}
              text={formatState(consent)}
              action={
                <>
                  <Button variant="outlined" onClick={() => setConsentToRead(consent.document)}>
                    {t('consents.read')}
                  </Button>
                  {consent.agreed && (
                    <Button
                      variant="outlined"
                      disabled={decide.isPending}
                      onClick={() => askToWithdraw(consent.document)}
                    >
                      {t('consents.withdraw')}
                    </Button>
                  )}
                </>
              }
            />
          ))}
          {list
            .filter(({ document }) => document === consentToRead)
            .map((consent) => (
              <ConsentDialog
                key={consent.document}
                consent={consent}
                agreeing={decide.isPending}
                onAgree={() => onAgree(consent.document)}
                onClose={() => setConsentToRead(null)}
              />
            ))}
          {withdrawn && (
            <ConfirmDialog
              title={t('consents.confirmTitle')}
              text={t(`consents.${withdrawn}.confirm`)}
              action={t('consents.withdraw')}
              onConfirm={() => withdraw(withdrawn)}
              onClose={() => setWithdrawn(null)}
            >
              {withdrawn === 'providing-data' && onDeleteResults && (
                <FormControlLabel
                  sx={{ mt: 1.5, minHeight: 44 }}
                  label={t('consents.deleteResults')}
                  control={<Checkbox checked={deleting} onChange={(_, checked) => setDeleting(checked)} />}
                />
              )}
            </ConfirmDialog>
          )}
        </>
      )}
    </QueryBoundary>
  )
}
