import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../../components/form/PasswordDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { PendingResetNotice } from './PendingResetNotice.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorEnrolForm } from './SecondFactorEnrolForm.tsx'

/** Enables and disables the second factor with the password, and renews its recovery codes. */
export function SecondFactorSettings() {
  const { t } = useTranslation('settings')
  const factor = $api.useQuery('get', '/account/totp')
  const invalidate = useInvalidate()
  const { $confirmed, dialog } = useConfirmed()
  const begin = $confirmed.useMutation('post', '/account/totp/begin')
  const renew = $confirmed.useMutation('post', '/account/totp/recovery-codes')
  const disable = $confirmed.useMutation('post', '/account/totp/disable', {
    onSuccess: () => invalidate('/account/totp'),
  })
  const [secret, setSecret] = useState<ResponseBody<'/account/totp/begin', 'post'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isEntering, setEntering] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isRenewing, setRenewing] = useState(false)

  const finish = () => {
    setSecret(null)
    setCodes(null)
    void invalidate('/account/totp')
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />
  if (secret)
    return <SecondFactorEnrolForm {...secret} onConfirmed={setCodes} onCancel={() => setSecret(null)} />
  return (
    <QueryBoundary query={factor} lines={1}>
      {({ enabled, required, resetAt, resetCoversPasskeys }) => (
        <>
          {resetAt && <PendingResetNotice effectiveAt={resetAt} coversPasskeys={resetCoversPasskeys} />}
          <SettingsRow
            title={t(enabled ? 'secondFactor.on' : 'secondFactor.off')}
            text={t(required ? 'secondFactor.required' : 'secondFactor.text')}
            action={
              enabled ? (
                <>
                  <Button variant="outlined" onClick={() => setRenewing(true)}>
                    {t('secondFactor.renew')}
                  </Button>
                  {!required && (
                    <Button variant="outlined" onClick={() => setLeaving(true)}>
                      {t('secondFactor.disable')}
                    </Button>
                  )}
                </>
              ) : (
                <Button variant="outlined" onClick={() => setEntering(true)}>
                  {t('secondFactor.enable')}
                </Button>
              )
            }
          />
          {isEntering && (
            <PasswordDialog
              title={t('secondFactor.enable')}
              text={t('secondFactor.enableText')}
              action={t('secondFactor.goOn')}
              send={({ password }) => begin.mutateAsync({ body: { password } })}
              onDone={(begun) => {
                setEntering(false)
                setSecret(begun)
              }}
              onClose={() => setEntering(false)}
            />
          )}
          {isLeaving && (
            <PasswordDialog
              title={t('secondFactor.disable')}
              text={t('secondFactor.disableText')}
              action={t('secondFactor.disable')}
              send={({ password }) => disable.mutateAsync({ body: { password } })}
              onDone={() => setLeaving(false)}
              onClose={() => setLeaving(false)}
            />
          )}
          {isRenewing && (
            <PasswordDialog
              title={t('secondFactor.renew')}
              text={t('secondFactor.renewText')}
              action={t('secondFactor.renew')}
              asksCode
              send={({ password, totpCode = '' }) => renew.mutateAsync({ body: { password, totpCode } })}
              onDone={({ recoveryCodes }) => {
                setRenewing(false)
                setCodes(recoveryCodes)
              }}
              onClose={() => setRenewing(false)}
            />
          )}
          {dialog}
        </>
      )}
    </QueryBoundary>
  )
}
