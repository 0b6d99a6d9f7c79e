import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { PasswordDialog } from '../../../components/form/PasswordDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { addPasskey, canUsePasskeys, PasskeyExists } from '../../../lib/passkeys/passkeys.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

/** Lists the passkeys by which the member logs in without a password; adds one with the password, and removes any. */
export function PasskeySettings() {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const alert = useAlert()
  const showError = useShowError()
  const passkeys = $api.useQuery('get', '/account/passkeys')
  const requirement = $api.useQuery('get', '/account/passkey-requirement')
  const day = useFormatDay()
  const invalidate = useInvalidate()
  const { $confirmed, dialog } = useConfirmed()
  const begin = $confirmed.useMutation('post', '/account/passkeys/begin')
  const remove = $api.useMutation('post', '/account/passkeys/remove', {
    onSettled: () => invalidate('/account/passkeys'),
  })
  const [isEntering, setIsEntering] = useState(false)
  const [idToRemove, setIdToRemove] = useState<string | null>(null)

  const create = async (options: ResponseBody<'/account/passkeys/begin', 'post'>) => {
    setIsEntering(false)
    try {
      await addPasskey(options)
    } catch (error) {
      if (error instanceof PasskeyExists) alert({ text: t('passkeys.exists') })
      else showError(error)
    }
    await invalidate('/account/passkeys')
  }
  const describeUse = (createdAt: string, lastUsedAt: string | null) =>
    lastUsedAt === null
      ? t('passkeys.unused', { moment: moment(createdAt) })
      : t('devices.lastUsed', { moment: moment(lastUsedAt) })

  const firstDay = requirement.data?.firstDay
  return (
    <>
      {firstDay && passkeys.data?.length === 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('passkeys.required', { day: day(firstDay) })}
        </Alert>
      )}
      <SettingsRow
        title={t('passkeys.title')}
        text={t(canUsePasskeys() ? 'passkeys.text' : 'passkeys.notHere')}
        action={
          canUsePasskeys() && (
            <Button variant="outlined" disabled={begin.isPending} onClick={() => setIsEntering(true)}>
              {t('passkeys.add')}
            </Button>
          )
        }
      />
      <QueryBoundary query={passkeys} lines={1}>
        {(list) =>
          list.map(({ id, device, createdAt, lastUsedAt }) => (
            <SettingsRow
              key={id}
              title={device || t('devices.unknown')}
              text={describeUse(createdAt, lastUsedAt)}
              action={
                <Button
                  variant="outlined"
                  disabled={remove.isPending}
                  aria-label={t('passkeys.removeOf', { device: device || t('devices.unknown') })}
                  onClick={() => setIdToRemove(id)}
                >
                  {t('passkeys.remove')}
                </Button>
              }
            />
          ))
        }
      </QueryBoundary>
      {isEntering && (
        <PasswordDialog
          title={t('passkeys.add')}
          text={t('passkeys.passwordText')}
          action={t('secondFactor.goOn')}
          send={({ password }) => begin.mutateAsync({ body: { password } })}
          onDone={(options) => void create(options)}
          onClose={() => setIsEntering(false)}
        />
      )}
      {idToRemove && (
        <ConfirmDialog
          text={t('passkeys.removeText')}
          action={t('passkeys.remove')}
          onConfirm={() => remove.mutate({ body: { id: idToRemove } }, { onError: showError })}
          onClose={() => setIdToRemove(null)}
        />
      )}
      {dialog}
    </>
  )
}
