import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { addPasskey, canUsePasskeys, PasskeyExists } from '../../../lib/passkeys/passkeys.ts'
import { useSession } from '../../session/session-context.ts'
import type { CurrentUser } from '../../session/types.ts'

interface Props {
  onCreated: (user: CurrentUser) => void
}

/** Creates the passkey that the member's role requires by one tap: the password was given just before. */
export function PasskeySetUp({ onCreated }: Props) {
  const { t } = useTranslation(['settings', 'common'])
  const { enter, logout } = useSession()
  const alert = useAlert()
  const showError = useShowError()
  const [isCreating, setIsCreating] = useState(false)
  /** The passkey was added, but the session could not be verified afterwards. */
  const [isAdded, setIsAdded] = useState(false)

  const create = async () => {
    setIsCreating(true)
    try {
      if (!isAdded && !(await addPasskey(await unwrap(api.POST('/account/passkeys/begin', { body: {} })))))
        return
      setIsAdded(true)
      const user = await enter()
      if (user && !user.passkeyMissing) onCreated(user)
    } catch (error) {
      if (error instanceof PasskeyExists) alert({ text: t('passkeys.exists') })
      else showError(error)
    } finally {
      setIsCreating(false)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {canUsePasskeys() && (
        <Button
          variant="contained"
          startIcon={<KeyOutlined />}
          disabled={isCreating}
          onClick={() => void create()}
        >
          {t('setUpPasskey.create')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => void logout()}>
        {t('common:logout')}
      </Button>
    </Box>
  )
}
