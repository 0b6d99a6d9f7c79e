import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTellError } from '../../../components/alert/use-tell-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Loaded } from '../../../components/Loaded.tsx'
import { Row } from '../../../components/Row.tsx'
import { useMoment } from '../../../lib/i18n/use-moment.ts'
import { type Consent, useConsents, useDecide } from '../api/use-consents.ts'

/** Both consents with their date; each can be withdrawn, and given again (D-050). */
export function ConsentList() {
  const { t } = useTranslation('settings')
  const moment = useMoment()
  const tellError = useTellError()
  const consents = useConsents()
  const decide = useDecide()
  const [withdrawn, setWithdrawn] = useState<Consent['document'] | null>(null)
  const stateOf = ({ agreed, decidedAt }: Consent) =>
    decidedAt
      ? t(agreed ? 'consents.agreedAt' : 'consents.refusedAt', { moment: moment(decidedAt) })
      : t('consents.undecided')
  return (
    <Loaded query={consents}>
      {(list) => (
        <>
          {list.map((consent) => (
            <Row
              key={consent.document}
              title={t(`consents.${consent.document}.title`)}
              text={stateOf(consent)}
              action={
                <Button
                  variant="outlined"
                  disabled={decide.isPending}
                  onClick={() =>
                    consent.agreed
                      ? setWithdrawn(consent.document)
                      : decide.mutate({ document: consent.document, agreement: true }, { onError: tellError })
                  }
                >
                  {t(consent.agreed ? 'consents.withdraw' : 'consents.agree')}
                </Button>
              }
            />
          ))}
          {withdrawn && (
            <ConfirmDialog
              title={t('consents.confirmTitle')}
              text={t(`consents.${withdrawn}.confirm`)}
              action={t('consents.withdraw')}
              onConfirm={() =>
                decide.mutate({ document: withdrawn, agreement: false }, { onError: tellError })
              }
              onClose={() => setWithdrawn(null)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
