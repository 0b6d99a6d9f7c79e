import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { PasswordDialog } from '../../../components/form/PasswordDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { ErasureConfirmations } from './ErasureConfirmations.tsx'

/** Plans the deletion of the account after 7 days, during which it can be undone. */
export function AccountDeletion() {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const showError = useShowError()
  const deletion = $api.useQuery('get', '/account/deletion')
  const invalidate = useInvalidate()
  const onSuccess = () => invalidate('/account/deletion')
  const plan = $api.useMutation('post', '/account/delete', { onSuccess })
  const undo = $api.useMutation('post', '/account/undo-delete', { onSuccess })
  const [isAsking, setAsking] = useState(false)
  return (
    <QueryBoundary query={deletion} lines={1}>
      {({ effectiveAt, confirmations }) => (
        <>
          <SettingsRow
            title={t('deletion.title')}
            text={effectiveAt ? t('deletion.planned', { moment: moment(effectiveAt) }) : t('deletion.text')}
            action={
              effectiveAt ? (
                <Button
                  variant="contained"
                  disabled={undo.isPending}
                  onClick={() => undo.mutate(undefined, { onError: showError })}
                >
                  {t('deletion.undo')}
                </Button>
              ) : (
                <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
                  {t('deletion.delete')}
                </Button>
              )
            }
          />
          {effectiveAt && <ErasureConfirmations confirmations={confirmations} />}
          {isAsking && (
            <PasswordDialog
              title={t('deletion.title')}
              text={t('deletion.confirm')}
              action={t('deletion.delete')}
              send={({ password }) => plan.mutateAsync({ body: { password } })}
              onDone={() => setAsking(false)}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}
