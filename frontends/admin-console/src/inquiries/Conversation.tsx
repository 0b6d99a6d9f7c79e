import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DateTime } from '../components/DateTime.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { DocumentLink } from './DocumentLink.tsx'
import { toFileUrl } from './to-file-url.ts'
import type { Inquiry } from './types.ts'

const THUMBNAIL_PX = 160

/** Displays all messages, including the notes of staff. */
export function Conversation({ inquiry: { messages } }: { inquiry: Inquiry }) {
  const translate = useTranslate()
  const getAuthorName = ({ author, authorName }: Inquiry['messages'][number]) =>
    authorName ?? translate(`console.inquiries.author.${author}`)
  return (
    <div role="log">
      <Box component="ol" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {messages.map((message) => (
          <Box
            component="li"
            key={message.id}
            sx={{
              p: 1.5,
              border: 1,
              borderRadius: 1,
              borderColor: 'divider',
              maxWidth: '44rem',
              ...(message.author === 'staff' && { ml: { xs: 2, sm: 6 }, bgcolor: 'mist.main' }),
              ...(message.internal && { borderStyle: 'dashed', bgcolor: 'background.default' }),
            }}
          >
            <Typography variant="body2" color="textSecondary">
              {getAuthorName(message)} · <DateTime at={message.createdAt} />
              {message.internal && ` · ${translate('console.inquiries.note')}`}
              {message.byMail && ` · ${translate('console.inquiries.byMail')}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Typography>
            {message.pictures.map(({ id }, at) => (
              <a key={id} href={toFileUrl('picture', id)} target="_blank" rel="noreferrer">
                <Box
                  component="img"
                  src={toFileUrl('picture', id)}
                  alt={translate('console.inquiries.picture', { number: at + 1 })}
                  loading="lazy"
                  sx={{ mt: 1, mr: 1, height: THUMBNAIL_PX, maxWidth: 1, border: 1, borderColor: 'divider' }}
                />
              </a>
            ))}
            {message.documents.map((document) => (
              <DocumentLink key={document.id} document={document} />
            ))}
            {message.refusedFiles.length > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
                {translate('console.inquiries.refusedFiles', { names: message.refusedFiles.join(' / ') })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </div>
  )
}
