import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../../components/form/PasswordDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Row } from '../../../components/Row.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import {
  beginSecondFactor,
  renewRecoveryCodes,
  useDisableSecondFactor,
  useReloadSecondFactor,
  useSecondFactor,
} from '../api/use-second-factor.ts'
import { EnrolForm } from './EnrolForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { WaitingReset } from './WaitingReset.tsx'

/** Enables and disables the second factor with the password, and renews its recovery codes. */
export function SecondFactor() {
  const { t } = useTranslation('settings')
  const factor = useSecondFactor()
  const disable = useDisableSecondFactor()
  const reload = useReloadSecondFactor()
  const { confirmed, dialog } = useConfirmed()
  const [secret, setSecret] = useState<Awaited<ReturnType<typeof beginSecondFactor>> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isEntering, setEntering] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isRenewing, setRenewing] = useState(false)

  const finish = () => {
    setSecret(null)
    setCodes(null)
    reload()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />
  if (secret) return <EnrolForm {...secret} onConfirmed={setCodes} onCancel={() => setSecret(null)} />
  return (
    <QueryBoundary query={factor} lines={1}>
      {({ enabled, required, resetAt }) => (
        <>
          {resetAt && <WaitingReset effectiveAt={resetAt} />}
          <Row
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
              send={({ password }) => confirmed(() => beginSecondFactor(password))}
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
              send={({ password }) => confirmed(() => disable.mutateAsync(password))}
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
              send={({ password, totpCode = '' }) =>
                confirmed(() => renewRecoveryCodes({ password, totpCode }))
              }
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
