import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { canUsePasskeys, logInByPasskey } from '../../../lib/passkeys/passkeys.ts'
import { useSession } from '../../session/session-context.ts'

/** Logs in by finger, face or screen lock, where the browser can. Where nothing else opens the account it takes the focus. */
export function PasskeyLogin({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('login')
  const { enter } = useSession()
  const showError = useShowError()
  const [isWaiting, setIsWaiting] = useState(false)
  if (!canUsePasskeys()) return null
  const onClick = async () => {
    setIsWaiting(true)
    try {
      if (await logInByPasskey()) await enter()
    } catch (error) {
      showError(error)
    } finally {
      setIsWaiting(false)
    }
  }
  return (
    <Button
      key={String(isRequired)}
      autoFocus={isRequired}
      variant={isRequired ? 'contained' : 'outlined'}
      size="large"
      startIcon={<KeyOutlined />}
      disabled={isWaiting}
      onClick={() => void onClick()}
    >
      {t('passkey')}
    </Button>
  )
}
