import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../components/form/PasswordDialog.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { api } from '../../lib/api/client.ts'
import type { RunConfirmed } from '../../lib/api/run-confirmed.ts'
import { useSession } from './session-context.ts'

interface Waiting {
  goOn: () => void
  giveUp: () => void
}

/**
 * Calls that a session of low assurance (easy login, D-059) may not make at once: the password is asked for, then the call is
 * made again. One password opens all that wait. Place `dialog` in the component.
 */
export function useConfirmed(): { confirmed: RunConfirmed; dialog: ReactNode } {
  const { t } = useTranslation()
  const { verify } = useSession()
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])

  async function confirmed<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'E4014') throw error
      await new Promise<void>((resolve, reject) =>
        setWaiting((others) => [...others, { goOn: resolve, giveUp: () => reject(error) }]),
      )
      try {
        return await call()
      } catch (again) {
        // The password was not all: the member must set up a second factor, which the session tells.
        if (again instanceof ApiError && again.code === 'E4014') void verify()
        throw again
      }
    }
  }

  const settle = (choose: keyof Waiting) => () => {
    setWaiting([])
    for (const one of waiting) one[choose]()
  }
  const dialog = waiting.length > 0 && (
    <PasswordDialog
      title={t('password.confirmTitle')}
      text={t('password.confirmText')}
      action={t('password.confirm')}
      send={(body) => api.POST('/auth/confirm-password', { body })}
      onDone={settle('goOn')}
      onClose={settle('giveUp')}
    />
  )
  return { confirmed, dialog }
}
