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
import { useRecheckConsent } from '../../consents/api/use-consents.ts'
import { AfterConsent } from '../../consents/components/AfterConsent.tsx'
import { canPublishResults } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { type DataUse, useDataUse } from '../api/use-data-use.ts'
import { useDueMentalChecks } from '../api/use-mental-check.ts'
import { DataUseForm } from '../components/DataUseForm.tsx'
import { DueChecks } from '../components/DueChecks.tsx'
import { MentalCheckSharing } from '../components/MentalCheckSharing.tsx'
import { NextDates } from '../components/NextDates.tsx'
import { ReadDataUseButton } from '../components/ReadDataUseButton.tsx'
import type { SelectionState } from '../selection-state.ts'

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
  const dataUse = useDataUse()
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
          <DataUseForm key={text.version} text={text} onRefused={onRefused} />
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

function Selection({ dataUse }: { dataUse: DataUse }) {
  const { t } = useTranslation('mental-check')
  const { state } = useLocation() as { state: Partial<SelectionState> | null }
  const checks = useDueMentalChecks()
  useRecheckConsent(checks.error)
  const { user } = useSession()
  const back = useGoBack()
  return (
    <>
      {state?.sent && (
        <Typography role="status" sx={{ mb: 3 }}>
          {t('sent')}
        </Typography>
      )}
      <DueChecks checks={checks} />
      <NextDates />
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
