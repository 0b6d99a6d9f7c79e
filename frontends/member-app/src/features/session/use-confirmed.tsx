import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../components/form/PasswordDialog.tsx'
import { api } from '../../lib/api/client.ts'
import { needsPassword, type RunConfirmed } from '../../lib/api/run-confirmed.ts'
import { useSession } from './session-context.ts'

interface Waiting {
  goOn: () => void
  giveUp: () => void
}

/**
 * Calls that a session of low assurance (easy login) may not make at once: the password is asked for, then the call is
 * made again. One password opens all that wait. Place `dialog` in the component.
 */
export function useConfirmed(): { confirmed: RunConfirmed; dialog: ReactNode } {
  const { t } = useTranslation()
  const { verify } = useSession()
  const queries = useQueryClient()
  const waiting = useRef<Waiting[]>([])
  const isGone = useRef(false)
  const [isAsking, setIsAsking] = useState(false)

  async function confirmed<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      if (!needsPassword(error)) throw error
      if (isGone.current) throw error
      await new Promise<void>((resolve, reject) => {
        waiting.current.push({ goOn: resolve, giveUp: () => reject(error) })
        setIsAsking(true)
      })
      try {
        return await call()
      } catch (again) {
        // The password was not all: the member must set up a second factor, which the session tells.
        if (needsPassword(again)) void verify()
        throw again
      }
    }
  }

  const settle = (choose: keyof Waiting) => () => {
    setIsAsking(false)
    for (const one of waiting.current.splice(0)) one[choose]()
    // Also what was asked for without this dialog, such as names beside a list.
    if (choose === 'goOn')
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => needsPassword(state.error) })
  }
  // A query that nobody answers any more would be taken for one under way when the page is opened again.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      for (const one of waiting.current.splice(0)) one.giveUp()
    }
  }, [])
  const dialog = isAsking && (
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
