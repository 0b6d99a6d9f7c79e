import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, serverMessage } from '../../lib/api/api-error.ts'
import { ask, beginConversation, messagesKey } from './api/advisor.ts'

interface Pending {
  /** Null: it begins one. */
  conversationId: string | null
  question: string
  answer: string
}

/**
 * Asks the advisor in a conversation, which begins with the first question. One question at a time; `pending` is the one of this
 * conversation.
 *
 * @param o.onRefused the sentence to show; null: the member's plan does not include the advisor
 */
export function useAdvisor(
  conversationId: string | null,
  o: { onBegun: (id: string) => void; onRefused: (message: string | null) => void; failed: string },
) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<Pending | null>(null)
  const leaving = useRef<AbortController>(null)
  const shown = useRef(conversationId)
  useEffect(() => {
    shown.current = conversationId
  }, [conversationId])
  // The answer is stored whether or not anybody still listens.
  useEffect(() => () => leaving.current?.abort(), [])

  const send = useCallback(
    async (question: string): Promise<boolean> => {
      const abort = new AbortController()
      leaving.current = abort
      setPending({ conversationId, question, answer: '' })
      let id = conversationId
      try {
        id ??= await beginConversation()
        await ask(
          { conversationId: id, message: question },
          {
            ...{ key: crypto.randomUUID(), signal: abort.signal },
            onText: (text) => setPending((now) => now && { ...now, answer: now.answer + text }),
          },
        )
        return true
      } catch (error) {
        if (abort.signal.aborted) return false
        const isPlan = error instanceof ApiError && error.code === 'E2002'
        o.onRefused(isPlan ? null : (serverMessage(error) ?? o.failed))
        return false
      } finally {
        if (!abort.signal.aborted) {
          if (id !== null) {
            await queryClient.invalidateQueries({ queryKey: messagesKey(id) })
            await queryClient.invalidateQueries({ queryKey: ['ai-chat', 'conversations'] })
            // Not where another conversation was opened meanwhile.
            if (conversationId === null && shown.current === null) o.onBegun(id)
          }
          setPending(null)
        }
      }
    },
    [conversationId, o, queryClient],
  )
  return {
    pending: pending?.conversationId === conversationId ? pending : null,
    isBusy: pending !== null,
    send,
  }
}
