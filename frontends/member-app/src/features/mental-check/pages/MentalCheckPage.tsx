import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useGoBack } from '../../../components/use-go-back.ts'
import { findPageHeading } from '../../../lib/find-page-heading.ts'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { AfterConsent } from '../../consents/components/AfterConsent.tsx'
import { canPublishResults } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { type DataUseConsent, useDataUseConsent } from '../api/use-data-use-consent.ts'
import { useDueMentalChecks } from '../api/use-due-mental-checks.ts'
import { DataUseConsentForm } from '../components/DataUseConsentForm.tsx'
import { DueMentalCheckList } from '../components/DueMentalCheckList.tsx'
import { MentalCheckSharing } from '../components/MentalCheckSharing.tsx'
import { NextDueDates } from '../components/NextDueDates.tsx'
import { ReadDataUseButton } from '../components/ReadDataUseButton.tsx'
import type { MentalCheckPageState } from '../mental-check-page-state.ts'

/** Asks for the consent to the use of results, then lists a card for each due check. */
export function MentalCheckPage() {
  const { t } = useTranslation('mental-check')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <AfterDataUse />
    </>
  )
}

/** Asks for the consent once; a member who refuses is led home, and is asked again on the next visit. */
function AfterDataUse() {
  const { t } = useTranslation('mental-check')
  const dataUse = useDataUseConsent()
  useFocusHeadingOnceAgreed(dataUse.data?.agreed)
  const alert = useAlert()
  const navigate = useNavigate()
  const onRefused = () => {
    alert({ text: t('dataUse.refused') })
    void navigate(paths.home)
  }
  return (
    <QueryBoundary query={dataUse} lines={6}>
      {(text) =>
        text.agreed ? (
          <AfterConsent>
            <Selection dataUse={text} />
          </AfterConsent>
        ) : (
          <DataUseConsentForm key={text.version} text={text} onRefused={onRefused} />
        )
      }
    </QueryBoundary>
  )
}

/** The checks replace a long text at whose end the reader is, so the page scrolls to its top. */
function useFocusHeadingOnceAgreed(agreed: boolean | undefined): void {
  const wasAsked = useRef(false)
  useEffect(() => {
    if (agreed && wasAsked.current) findPageHeading()?.focus()
    wasAsked.current = agreed === false
  }, [agreed])
}

function Selection({ dataUse }: { dataUse: DataUseConsent }) {
  const { t } = useTranslation('mental-check')
  const { state } = useLocation() as { state: Partial<MentalCheckPageState> | null }
  const checks = useDueMentalChecks()
  useRecheckConsentOnError(checks.error)
  const { user } = useSession()
  const back = useGoBack()
  return (
    <>
      {state?.sent && (
        <Typography role="status" sx={{ mb: 3 }}>
          {t('sent')}
        </Typography>
      )}
      <DueMentalCheckList checks={checks} />
      <NextDueDates />
      {user && canPublishResults(user) && <MentalCheckSharing />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        {checks.data?.length !== 0 && (
          <Button variant="outlined" onClick={back}>
            {t('back')}
          </Button>
        )}
        <ReadDataUseButton dataUse={dataUse}>{t('dataUse.title')}</ReadDataUseButton>
      </Box>
    </>
  )
}
