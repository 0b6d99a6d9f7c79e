import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Row } from '../../../components/Row.tsx'
import { Section } from '../../../components/Section.tsx'
import { ConsentList } from '../../consents/components/ConsentList.tsx'
import { DeviceList } from '../../devices/components/DeviceList.tsx'
import { EasyLogin } from '../../easy-login/components/EasyLogin.tsx'
import { EmailForm } from '../../email-change/components/EmailForm.tsx'
import { useDeleteAllResults } from '../../face/api/use-history.ts'
import { DataUseRow } from '../../mental-check/components/DataUseRow.tsx'
import { AccountDeletion } from '../../own-data/components/AccountDeletion.tsx'
import { DataExport } from '../../own-data/components/DataExport.tsx'
import { DisplaySettings } from '../../page-zoom/components/DisplaySettings.tsx'
import { SecondFactor } from '../../second-factor/components/SecondFactor.tsx'
import { canBuy, canUseAiEsthe, canUseEasyLogin } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

/** Everything that a member decides about their account. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const { user } = useSession()
  const { deleteResults, dialog } = useDeleteResults()
  const toPassword = (
    <Button component={RouterLink} to={paths.changePassword} variant="outlined">
      {t('password.change')}
    </Button>
  )
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {dialog}
      <Section title={t('login')}>
        <Row title={t('password.title')} action={toPassword} />
        <SecondFactor />
        {user && canUseEasyLogin(user) && <EasyLogin />}
      </Section>
      <Section title={t('email.title')}>
        <EmailForm />
      </Section>
      <Section title={t('devices.title')}>
        <DeviceList />
      </Section>
      {user && canBuy(user) && (
        <Section title={t('bonusCode.title')}>
          <Button component={RouterLink} to={paths.bonusCode} variant="outlined">
            {t('bonusCode.open')}
          </Button>
        </Section>
      )}
      <Section title={t('display')}>
        <Box sx={{ maxWidth: '28rem' }}>
          <DisplaySettings />
        </Box>
      </Section>
      <Section title={t('consents.title')}>
        <ConsentList onDeleteResults={user?.enterprise ? null : deleteResults} />
        {user && canUseAiEsthe(user) && <DataUseRow />}
      </Section>
      <Section title={t('data')}>
        <DataExport />
        <AccountDeletion />
      </Section>
    </>
  )
}

/** Tells when the photos and results are deleted; when that failed, they can still be deleted in the history. */
function useDeleteResults(): { deleteResults: () => void; dialog: ReactNode } {
  const { t } = useTranslation('settings')
  const alert = useAlert()
  const showError = useShowError()
  const { confirmed, dialog } = useConfirmed()
  const remove = useDeleteAllResults(confirmed)
  const deleteResults = () =>
    remove.mutate(undefined, {
      onError: showError,
      onSuccess: () => alert({ text: t('consents.resultsDeleted') }),
    })
  return { deleteResults, dialog }
}
