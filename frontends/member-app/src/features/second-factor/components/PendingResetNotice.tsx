import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'

interface Props {
  effectiveAt: string
  /** Only the link of the mail objects to a reset of passkeys. */
  coversPasskeys: boolean
}

/** Tells that an administrator's reset will disable how the member logs in; the member can object until then. */
export function PendingResetNotice({ effectiveAt, coversPasskeys }: Props) {
  const { t } = useTranslation('settings')
  const alert = useAlert()
  const showError = useShowError()
  const moment = useFormatMoment('long')
  const invalidate = useInvalidate()
  const onSettled = () => invalidate('/account/totp')
  const object = $api.useMutation('post', '/account/totp/object-to-reset', { onSettled })
  const onObject = () =>
    object.mutate(undefined, { onSuccess: () => alert({ text: t('reset.done') }), onError: showError })
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <Typography>{t('reset.waiting', { moment: moment(effectiveAt) })}</Typography>
      {coversPasskeys ? (
        <Typography sx={{ mt: 1.5 }}>{t('reset.byMail')}</Typography>
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          disabled={object.isPending}
          onClick={onObject}
          sx={{ mt: 1.5 }}
        >
          {t('reset.object')}
        </Button>
      )}
    </Alert>
  )
}
