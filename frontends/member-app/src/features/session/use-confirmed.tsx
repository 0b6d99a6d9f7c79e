import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../components/form/PasswordDialog.tsx'
import { api } from '../../lib/api/client.ts'
import { createConfirmedQueries } from '../../lib/api/create-confirmed-queries.ts'
import {
  isPasswordRequiredError,
  type PasswordConfirmedRunner,
} from '../../lib/api/password-confirmed-runner.ts'
import type { QueryApi } from '../../lib/api/queries.ts'
import { PasskeyConfirm } from './components/PasskeyConfirm.tsx'
import { useSession } from './session-context.ts'

interface Waiting {
  resume: () => void
  reject: () => void
}

/**
 * Runs calls that a session of low assurance (easy login) may not make at once: the member enters the password, then the call is
 * repeated. One password releases all waiting calls. `$confirmed` is `$api` with such calls. Render `dialog` in the component.
 */
export function useConfirmed(): {
  confirmed: PasswordConfirmedRunner
  $confirmed: QueryApi
  dialog: ReactNode
} {
  const { t } = useTranslation()
  const { verify } = useSession()
  const queryClient = useQueryClient()
  const waiting = useRef<Waiting[]>([])
  const isUnmounted = useRef(false)
  const [isAsking, setIsAsking] = useState(false)

  async function confirmed<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      if (!isPasswordRequiredError(error)) throw error
      if (isUnmounted.current) throw error
      await new Promise<void>((resolve, reject) => {
        waiting.current.push({ resume: resolve, reject: () => reject(error) })
        setIsAsking(true)
      })
      try {
        return await call()
      } catch (retryError) {
        // The member must also set up a second factor, which the verified session shows.
        if (isPasswordRequiredError(retryError)) void verify()
        throw retryError
      }
    }
  }

  const settle = (choose: keyof Waiting) => () => {
    setIsAsking(false)
    for (const call of waiting.current.splice(0)) call[choose]()
    // Queries without this dialog, such as names beside a list, failed for the same reason.
    if (choose === 'resume')
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => isPasswordRequiredError(state.error),
      })
  }
  // A call that stays pending would look like one under way when the page is opened again.
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      for (const call of waiting.current.splice(0)) call.reject()
    }
  }, [])
  const dialog = isAsking && (
    <PasswordDialog
      title={t('password.confirmTitle')}
      text={t('password.confirmText')}
      action={t('password.confirm')}
      alternative={<PasskeyConfirm onDone={settle('resume')} />}
      send={(body) => api.POST('/auth/confirm-password', { body })}
      onDone={settle('resume')}
      onClose={settle('reject')}
    />
  )
  return { confirmed, $confirmed: createConfirmedQueries(confirmed), dialog }
}
