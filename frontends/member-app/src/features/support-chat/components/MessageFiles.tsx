import { formatFileSize } from '@hibiki/languages'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { ChatMessage } from '../api/use-chat-messages.ts'
import { toFileUrl } from '../to-file-url.ts'

const THUMBNAIL_WIDTH = 200

/** Shows the pictures of a message small, and its PDFs by name and size; the latter are downloads. */
export function MessageFiles({ chat: { me, pictures, documents } }: { chat: ChatMessage }) {
  const { t } = useTranslation('support-chat')
  const { language } = useLanguage()
  if (pictures.length + documents.length === 0) return null
  return (
    <Box
      sx={{
        mt: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: me ? 'end' : 'start',
        maxWidth: 1,
      }}
    >
      {pictures.map(({ id, width, height }, index) => (
        <a key={id} href={toFileUrl('picture', id)} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={toFileUrl('picture', id)}
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
      {documents.map(({ id, name, bytes }) => (
        <Link
          key={id}
          href={toFileUrl('document', id)}
          download={name}
          underline="hover"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 44,
            maxWidth: 1,
            px: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <PictureAsPdfOutlined fontSize="small" />
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
            {formatFileSize(bytes, toLanguageTag(language))}
          </Box>
        </Link>
      ))}
    </Box>
  )
}
