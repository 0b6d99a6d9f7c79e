import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, findServerMessage, isSessionEndError } from '../../lib/api/api-error.ts'
import { useInvalidate } from '../../lib/api/use-invalidate.ts'
import { askAdvisor, createConversation } from './api/ask-advisor.ts'

interface Pending {
  /** Null when the question begins a conversation. */
  conversationId: string | null
  question: string
  answer: string
  /** When the answer was complete, in milliseconds; null while it is streamed. */
  answeredAt: number | null
}

interface Options {
  /** When the stored messages of the conversation were last fetched, in milliseconds. */
  readAt: number
  onBegun: (id: string) => void
  /** Called with the message to show; null when the member's plan does not include the advisor. */
  onRefused: (message: string | null) => void
  failed: string
}

/**
 * Asks the advisor in a conversation, which begins with the first question. One question runs at a time; `pending` is the one of this
 * conversation until the stored messages include it.
 */
export function useAskAdvisor(conversationId: string | null, options: Options) {
  const queryClient = useQueryClient()
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Pending | null>(null)
  const leaving = useRef<AbortController>(null)
  const shown = useRef(conversationId)
  useEffect(() => {
    shown.current = conversationId
  }, [conversationId])
  // The server stores the answer whether or not this page still listens.
  useEffect(() => () => leaving.current?.abort(), [])

  const send = useCallback(
    async (question: string): Promise<boolean> => {
      const abort = new AbortController()
      leaving.current = abort
      setPending({ conversationId, question, answer: '', answeredAt: null })
      let id = conversationId
      let isAnswered = false
      try {
        id ??= await createConversation()
        await askAdvisor(
          { conversationId: id, message: question },
          {
            key: crypto.randomUUID(),
            signal: abort.signal,
            onText: (text) => setPending((now) => now && { ...now, answer: now.answer + text }),
          },
        )
        isAnswered = true
      } catch (error) {
        if (abort.signal.aborted) return false
        const isPlan = error instanceof ApiError && error.code === 'E2002'
        if (!isSessionEndError(error))
          options.onRefused(isPlan ? null : (findServerMessage(error) ?? options.failed))
      }
      if (abort.signal.aborted) return isAnswered
      const answeredAt = Date.now()
      setPending((now) => (isAnswered && now ? { ...now, conversationId: id, answeredAt } : null))
      if (id !== null) {
        // A conversation that was opened meanwhile stays open.
        if (conversationId === null && shown.current === null) options.onBegun(id)
        void queryClient.invalidateQueries({ queryKey: ['post', '/v2/ai-chat/list'] })
        void invalidate('/v2/ai-chat/conversations')
      }
      return isAnswered
    },
    [conversationId, options, queryClient, invalidate],
  )
  const isRead = pending?.answeredAt != null && options.readAt >= pending.answeredAt
  return {
    pending: pending?.conversationId === conversationId && !isRead ? pending : null,
    isBusy: pending !== null && pending.answeredAt === null,
    send,
  }
}
