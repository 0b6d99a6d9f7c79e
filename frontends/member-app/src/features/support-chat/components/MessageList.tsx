import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../api/use-chat-messages.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { MessageFiles } from './MessageFiles.tsx'

const noteSx = { mt: 0.25, color: 'text.secondary', fontSize: '0.875rem' }

/** Lists the messages, oldest first; new ones are announced to screen readers and scrolled into view. */
export function MessageList({ chats }: { chats: readonly ChatMessage[] }) {
  const { t } = useTranslation('support-chat')
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is the reason to scroll
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'end' })
  }, [chats.length])
  return (
    <Box
      role="log"
      aria-label={t('messages')}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 2, pt: 2 }}
      tabIndex={0}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {chats.map((chat) => (
          <MessageBubble key={chat.id} {...chat}>
            <MessageFiles chat={chat} />
            {chat.refusedFiles.length > 0 && (
              <Typography sx={{ ...noteSx, overflowWrap: 'anywhere' }}>
                {t('refusedFiles', { names: chat.refusedFiles.join(' / ') })}
              </Typography>
            )}
            {(chat.byMail || (chat.me && chat.read)) && (
              <Typography sx={noteSx}>
                {[chat.byMail && t('byMail'), chat.me && chat.read && t('read')].filter(Boolean).join(' · ')}
              </Typography>
            )}
          </MessageBubble>
        ))}
      </Box>
      <div ref={end} />
    </Box>
  )
}
