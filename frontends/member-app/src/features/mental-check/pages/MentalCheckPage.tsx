import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useGoBack } from '../../../components/use-go-back.ts'
import { findPageHeading } from '../../../lib/find-page-heading.ts'
import { useConsentAgain } from '../../consents/api/use-consents.ts'
import { AfterConsent } from '../../consents/components/AfterConsent.tsx'
import { canPublishResults } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useDataUse } from '../api/use-data-use.ts'
import { useDueMentalChecks } from '../api/use-mental-checks.ts'
import { DataUseForm } from '../components/DataUseForm.tsx'
import { DueChecks } from '../components/DueChecks.tsx'
import { MentalCheckSharing } from '../components/MentalCheckSharing.tsx'
import { NextDates } from '../components/NextDates.tsx'

/** Which mental check: first the consent to how the results are used, then a card for each that is due (D1§2). */
export function Page() {
  const { t } = useTranslation('mental-check')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <AfterDataUse />
    </>
  )
}

/** GateRequest once; who refuses is shown and led home, and asked again on the next visit. */
function AfterDataUse() {
  const { t } = useTranslation('mental-check')
  const dataUse = useDataUse()
  useHeadingOnceAgreed(dataUse.data?.agreed)
  const alert = useAlert()
  const navigate = useNavigate()
  const refused = () => {
    alert({ text: t('dataUse.refused') })
    void navigate(paths.home)
  }
  return (
    <QueryBoundary query={dataUse} lines={6}>
      {(text) =>
        text.agreed ? (
          <AfterConsent>
            <Selection />
          </AfterConsent>
        ) : (
          <DataUseForm key={text.version} text={text} onRefused={refused} />
        )
      }
    </QueryBoundary>
  )
}

/** The checks take the place of a long text, at whose end the reader is: they go on from the top of the page. */
function useHeadingOnceAgreed(agreed: boolean | undefined): void {
  const wasAsked = useRef(false)
  useEffect(() => {
    if (agreed && wasAsked.current) findPageHeading()?.focus()
    wasAsked.current = agreed === false
  }, [agreed])
}

function Selection() {
  const { t } = useTranslation('mental-check')
  const checks = useDueMentalChecks()
  useConsentAgain(checks.error)
  const { user } = useSession()
  const back = useGoBack()
  return (
    <>
      <DueChecks checks={checks} />
      <NextDates />
      {user && canPublishResults(user) && <MentalCheckSharing />}
      {checks.data?.length !== 0 && (
        <Button variant="outlined" onClick={back} sx={{ mt: 4 }}>
          {t('back')}
        </Button>
      )}
    </>
  )
}
