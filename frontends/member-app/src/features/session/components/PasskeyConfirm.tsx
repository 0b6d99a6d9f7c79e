import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { canUsePasskeys, confirmByPasskey } from '../../../lib/passkeys/passkeys.ts'

/** Confirms by finger, face or screen lock instead of the password, where the browser can. */
export function PasskeyConfirm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  if (!canUsePasskeys()) return null
  const onClick = () => confirmByPasskey().then((isConfirmed) => isConfirmed && onDone(), showError)
  return (
    <Button variant="outlined" onClick={() => void onClick()}>
      {t('password.byPasskey')}
    </Button>
  )
}
