import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useConsentAgain } from '../../features/consents/api/use-consents.ts'
import { useDueMentalChecks } from '../../features/mental-check/api/use-mental-checks.ts'
import { DataUseForm } from '../../features/mental-check/components/DataUseForm.tsx'
import { DueChecks } from '../../features/mental-check/components/DueChecks.tsx'
import { dataUse } from '../../features/mental-check/data-use.ts'
import { useSession } from '../../features/session/session-context.ts'
import { AfterConsent } from '../aiesthe/AfterConsent.tsx'
import { AiEstheOnly } from '../aiesthe/AiEstheOnly.tsx'
import { useGoBack } from '../aiesthe/use-go-back.ts'

/** Which mental check: first the consent to how the results are used, then a card for each that is due (D1§2). */
export function Page() {
  const { t } = useTranslation('mental-check')
  const { user } = useSession()
  const [agreed, setAgreed] = useState(() => user !== null && dataUse.isAgreed(user.id))
  if (!user) return null
  const agree = () => {
    dataUse.agree(user.id)
    setAgreed(true)
  }
  return (
    <AiEstheOnly>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {agreed ? (
        <AfterConsent>
          <Selection />
        </AfterConsent>
      ) : (
        <DataUseForm onAgreed={agree} />
      )}
    </AiEstheOnly>
  )
}

function Selection() {
  const { t } = useTranslation('mental-check')
  const checks = useDueMentalChecks()
  useConsentAgain(checks.error)
  const back = useGoBack()
  return (
    <>
      <DueChecks checks={checks} />
      {checks.data?.length !== 0 && (
        <Button variant="outlined" onClick={back} sx={{ mt: 4 }}>
          {t('back')}
        </Button>
      )}
    </>
  )
}
