import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { ConsentList } from '../../consents/components/ConsentList.tsx'
import { DeviceList } from '../../devices/components/DeviceList.tsx'
import { EasyLoginSettings } from '../../easy-login/components/EasyLoginSettings.tsx'
import { EmailChangeForm } from '../../email-change/components/EmailChangeForm.tsx'
import { DataUseConsentRow } from '../../mental-check/components/DataUseConsentRow.tsx'
import { MailSettings } from '../../notifications/components/MailSettings.tsx'
import { PushSettings } from '../../notifications/components/PushSettings.tsx'
import { AccountDeletion } from '../../own-data/components/AccountDeletion.tsx'
import { DataExport } from '../../own-data/components/DataExport.tsx'
import { DisplaySettings } from '../../page-zoom/components/DisplaySettings.tsx'
import { PasskeySettings } from '../../passkeys/components/PasskeySettings.tsx'
import { CheckInSwitch } from '../../player/check-in/CheckInSwitch.tsx'
import { SecondFactorSettings } from '../../second-factor/components/SecondFactorSettings.tsx'
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
      <PageSection title={t('login')}>
        <SettingsRow title={t('password.title')} action={toPassword} />
        <PasskeySettings />
        <SecondFactorSettings />
        {user && canUseEasyLogin(user) && <EasyLoginSettings />}
      </PageSection>
      <PageSection title={t('email.title')}>
        <EmailChangeForm />
      </PageSection>
      <PageSection title={t('devices.title')}>
        <DeviceList />
      </PageSection>
      {user && canBuy(user) && (
        <PageSection title={t('bonusCode.title')}>
          <Button component={RouterLink} to={paths.bonusCode} variant="outlined">
            {t('bonusCode.open')}
          </Button>
        </PageSection>
      )}
      <PageSection title={t('display')}>
        <Box sx={{ maxWidth: '28rem' }}>
          <DisplaySettings />
        </Box>
        {!user?.enterprise && <CheckInSwitch />}
      </PageSection>
      <MailSettings />
      {user && <PushSettings memberId={user.id} />}
      <PageSection title={t('consents.title')}>
        <ConsentList onDeleteResults={user?.enterprise ? null : deleteResults} />
        {user && canUseAiEsthe(user) && <DataUseConsentRow />}
      </PageSection>
      <PageSection title={t('data')}>
        <DataExport />
        <AccountDeletion />
      </PageSection>
    </>
  )
}

/** Tells when the photos and results are deleted; when that failed, they can still be deleted in the history. */
function useDeleteResults(): { deleteResults: () => void; dialog: ReactNode } {
  const { t } = useTranslation('settings')
  const alert = useAlert()
  const showError = useShowError()
  const { $confirmed, dialog } = useConfirmed()
  const queryClient = useQueryClient()
  const invalidate = useInvalidate()
  const remove = $confirmed.useMutation('post', '/aiesthe/delete-all-results', {
    onSuccess: () => {
      for (const path of ['/aiesthe/detect-result', '/aiesthe/current-step'])
        queryClient.removeQueries({ queryKey: ['get', path] })
      return invalidate('/aiesthe/my-history')
    },
  })
  const deleteResults = () =>
    remove.mutate(
      {},
      {
        onError: showError,
        onSuccess: () => alert({ text: t('consents.resultsDeleted') }),
      },
    )
  return { deleteResults, dialog }
}
