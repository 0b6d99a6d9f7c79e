import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiBaseUrl } from '../../../lib/api/client.ts'
import type { ChatMessage } from '../api/use-chat-messages.ts'
import { MessageBubble } from './MessageBubble.tsx'

const THUMBNAIL_WIDTH = 200

const pictureUrl = (id: string) => `${apiBaseUrl}/v2/support/chat/picture?id=${id}`

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
            {chat.pictures.length > 0 && (
              <Box
                sx={{
                  mt: 1,
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  justifyContent: chat.me ? 'end' : 'start',
                }}
              >
                {chat.pictures.map(({ id, width, height }, index) => (
                  <a key={id} href={pictureUrl(id)} target="_blank" rel="noreferrer">
                    <Box
                      component="img"
                      src={pictureUrl(id)}
                      alt={t('picture', { number: index + 1 })}
                      loading="lazy"
                      width={Math.min(width, THUMBNAIL_WIDTH)}
                      height={Math.round((Math.min(width, THUMBNAIL_WIDTH) * height) / width)}
                      sx={{
                        display: 'block',
                        maxWidth: 1,
                        objectFit: 'cover',
                        border: 1,
                        borderColor: 'divider',
                        borderRadius: 1,
                      }}
                    />
                  </a>
                ))}
              </Box>
            )}
            {chat.me && chat.read && (
              <Typography sx={{ mt: 0.25, color: 'text.secondary', fontSize: '0.875rem' }}>
                {t('read')}
              </Typography>
            )}
          </MessageBubble>
        ))}
      </Box>
      <div ref={end} />
    </Box>
  )
}
