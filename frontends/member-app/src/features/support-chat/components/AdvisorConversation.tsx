import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { streamAdvisorLimits } from '../../../lib/api/limits.gen/stream-advisor.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import type { SuggestedSound } from '../types.ts'
import { useAdvisorMessages } from '../use-advisor-messages.ts'
import { useAskAdvisor } from '../use-ask-advisor.ts'
import { AnswerParts } from './AnswerParts.tsx'
import { ExampleQuestions } from './ExampleQuestions.tsx'
import { MessageBubble } from './MessageBubble.tsx'

interface Props {
  conversationId: string | null
  onBegun: (id: string) => void
  /** Called when the member's plan does not include the advisor. */
  onRefused: () => void
  /** Shows sounds that an answer suggests. */
  renderSounds: (sounds: readonly SuggestedSound[]) => ReactNode
}

/** Shows questions and answers; an answer is streamed. */
export function AdvisorConversation({ conversationId, onBegun, onRefused, renderSounds }: Props) {
  const { t } = useTranslation('support-chat')
  const alert = useAlert()
  const [text, setText] = useState('')
  const messages = useAdvisorMessages(conversationId)
  // Text that was typed meanwhile stays.
  const returnText = (question: string) => setText((now) => (now === '' ? question : `${now}\n${question}`))
  const { pending, waiting, isBusy, canAsk, ask } = useAskAdvisor(conversationId, {
    readAt: messages.dataUpdatedAt,
    isReadFailed: messages.isError,
    onBegun,
    onUnsent: returnText,
    failed: t('advisor.tryAgain'),
    onRefused: (message) => (message === null ? onRefused() : alert({ text: message })),
  })

  const asked = useRef<HTMLLIElement>(null)
  const pendingQuestion = pending?.question
  useEffect(() => {
    // The answer then appears below the question, in view.
    if (pendingQuestion !== undefined) asked.current?.scrollIntoView?.({ block: 'start' })
  }, [pendingQuestion])

  const onAsk = (question: string) => {
    if (canAsk) void ask(question)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '' || !canAsk) return
    setText('')
    if (!(await ask(question))) returnText(question)
  }

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.default' }}>
      <Box
        role="log"
        aria-label={t('messages')}
        aria-busy={isBusy && pending !== null}
        sx={{ p: 2, minHeight: 280 }}
      >
        {messages.isLoading && !pending && <LoadingState lines={4} />}
        {messages.isLoadingError && (
          <ErrorState error={messages.error} onRetry={() => void messages.refetch()} />
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {(conversationId === null || messages.data?.length === 0) && !pending && (
            <ExampleQuestions onAsk={onAsk} />
          )}
          {messages.data?.map((message, index, all) => (
            <MessageBubble key={message.id} {...message}>
              {!message.me && (
                <AnswerParts
                  message={message}
                  canAsk={index === all.length - 1 && !pending}
                  onAsk={onAsk}
                  renderSounds={renderSounds}
                />
              )}
            </MessageBubble>
          ))}
          {pending && (
            <>
              <Box component="li" aria-hidden ref={asked} sx={{ scrollMarginTop: '5.5rem' }} />
              <MessageBubble me username={t('advisor.you')} date="" text={pending.question} />
              <MessageBubble
                me={false}
                username={t('advisor.name')}
                date=""
                text={pending.answer === '' ? t('advisor.thinking') : pending.answer}
              />
            </>
          )}
          {waiting !== null && <MessageBubble me username={t('advisor.you')} date="" text={waiting} />}
        </Box>
      </Box>
      <Typography role="status" sx={wait}>
        {waiting !== null && t('advisor.busy')}
      </Typography>
      <GlobalStyles styles={{ html: { scrollPaddingBottom: '6rem' } }} />
      <Box component="form" onSubmit={onSubmit} sx={form}>
        <OutlinedInput
          multiline
          maxRows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('advisor.placeholder')}
          inputProps={{
            'aria-label': t('advisor.question'),
            ...createCharacterLimitProps(streamAdvisorLimits.message.maxLength),
          }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={isBlankText(text) || !canAsk}
          sx={{ minHeight: 48 }}
        >
          {t('send')}
        </Button>
      </Box>
      <Typography sx={{ px: 2, pb: 2, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('advisor.note')}
      </Typography>
    </Box>
  )
}

const wait = { px: 2, pb: 1, color: 'text.secondary', '&:empty': { display: 'none' } } as const

/** On phones the field stays at the lower edge of the screen, above the safe area and the mini player, like `FlowActions`. */
const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 1,
  p: { xs: 1, md: 2 },
  pb: { xs: 'calc(8px + env(safe-area-inset-bottom))', md: 2 },
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 'inherit',
  position: { xs: 'sticky', md: 'static' },
  bottom: 'var(--mini-player-height, 0px)',
  zIndex: { xs: 'mobileStepper', md: 'auto' },
  bgcolor: 'background.default',
} as const
