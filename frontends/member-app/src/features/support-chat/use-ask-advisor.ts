import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
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

/** A question that was asked while an answer was being written. */
interface Waiting {
  question: string
  /** Null for the conversation of the answer, which may not be known yet. */
  target: { conversationId: string | null } | null
}

interface Options {
  /** When the stored messages of the conversation were last fetched, in milliseconds. */
  readAt: number
  /** They could not be fetched. */
  isReadFailed: boolean
  onBegun: (id: string) => void
  /** Called with the message to show; null when the member's plan does not include the advisor. */
  onRefused: (message: string | null) => void
  /** Called with a question that waited for an answer that failed. */
  onUnsent: (question: string) => void
  failed: string
}

/**
 * Asks the advisor in a conversation, which begins with the first question. One question runs at a time, and a second one waits for it;
 * `pending` is the one of this conversation until the stored messages include it.
 */
export function useAskAdvisor(conversationId: string | null, options: Options) {
  const queryClient = useQueryClient()
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Pending | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const leaving = useRef<AbortController>(null)
  const shown = useRef(conversationId)
  useEffect(() => {
    shown.current = conversationId
  }, [conversationId])
  // The server stores the answer whether or not this page still listens.
  useEffect(() => () => leaving.current?.abort(), [])

  const send = useCallback(
    async (question: string, conversationId: string | null): Promise<boolean> => {
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
    [options, queryClient, invalidate],
  )
  const isBusy = pending !== null && pending.answeredAt === null
  const isOfThisConversation = pending?.conversationId === conversationId

  const isRead = pending?.answeredAt != null && options.readAt >= pending.answeredAt

  const sendWaiting = useEffectEvent(() => {
    if (!waiting) return
    setWaiting(null)
    const { question, target } = waiting
    if (target) void send(question, target.conversationId)
    else if (pending) void send(question, pending.conversationId)
    else options.onUnsent(question)
  })
  // The answer before it is among the stored messages first, or it would disappear for a moment.
  const canSendWaiting = waiting !== null && (pending === null || isRead || (!isBusy && options.isReadFailed))
  useEffect(() => {
    if (canSendWaiting) sendWaiting()
  }, [canSendWaiting])

  /** Resolves with false when the question was not answered. One that has to wait counts as asked. */
  async function ask(question: string): Promise<boolean> {
    if (!isBusy) return send(question, conversationId)
    setWaiting({ question, target: isOfThisConversation ? null : { conversationId } })
    return true
  }

  const isWaitingHere = waiting?.target
    ? waiting.target.conversationId === conversationId
    : isOfThisConversation
  return {
    pending: isOfThisConversation && !isRead ? pending : null,
    /** The question that waits in this conversation. */
    waiting: waiting && isWaitingHere ? waiting.question : null,
    isBusy,
    /** One question waits at most. */
    canAsk: waiting === null,
    ask,
  }
}
