import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toSupportArticlePath } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { useAdvisorMessages } from '../api/advisor.ts'
import { useAskAdvisor } from '../use-ask-advisor.ts'
import { MessageBubble } from './MessageBubble.tsx'

const MAX_QUESTION_LENGTH = 400

interface Props {
  conversationId: string | null
  onBegun: (id: string) => void
  /** Called when the member's plan does not include the advisor. */
  onRefused: () => void
}

/** Shows questions and answers; an answer is streamed. */
export function AdvisorConversation({ conversationId, onBegun, onRefused }: Props) {
  const { t } = useTranslation('support-chat')
  const alert = useAlert()
  const [text, setText] = useState('')
  const messages = useAdvisorMessages(conversationId)
  const { pending, isBusy, send } = useAskAdvisor(conversationId, {
    readAt: messages.dataUpdatedAt,
    onBegun,
    failed: t('advisor.tryAgain'),
    onRefused: (message) => (message === null ? onRefused() : alert({ text: message })),
  })

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '') return
    if (isBusy) return alert({ text: t('advisor.busy') })
    setText('')
    // Text that was typed meanwhile stays.
    if (!(await send(question))) setText((now) => now || question)
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
            <Typography component="li" sx={{ color: 'text.secondary', wordBreak: 'auto-phrase' }}>
              {t('advisor.welcome')}
            </Typography>
          )}
          {messages.data?.map((message) => (
            <MessageBubble key={message.id} {...message}>
              {message.articleIds.map((id) => (
                <Button key={id} component={Link} to={toSupportArticlePath(id)} size="small" sx={{ mt: 0.5 }}>
                  {t('advisor.article')}
                </Button>
              ))}
            </MessageBubble>
          ))}
          {pending && (
            <>
              <MessageBubble me username={t('advisor.you')} date="" text={pending.question} />
              <MessageBubble
                me={false}
                username={t('advisor.name')}
                date=""
                text={pending.answer === '' ? t('advisor.thinking') : pending.answer}
              />
            </>
          )}
        </Box>
      </Box>
      <Box
        component="form"
        onSubmit={onSubmit}
        sx={{ p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
      >
        <OutlinedInput
          multiline
          minRows={2}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('advisor.placeholder')}
          inputProps={{
            'aria-label': t('advisor.question'),
            ...createCharacterLimitProps(MAX_QUESTION_LENGTH),
          }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('advisor.note')}</Typography>
          <Button type="submit" variant="contained" disabled={isBlankText(text)} sx={{ flexShrink: 0 }}>
            {t('send')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
