import { formatFileSize } from '@hibiki/languages'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocale } from 'react-admin'
import { toFileUrl } from './to-file-url.ts'
import type { Inquiry } from './types.ts'

/** Downloads a PDF of the conversation; the browser never opens it as a page. */
export function DocumentLink({
  document: { id, name, bytes },
}: {
  document: Inquiry['messages'][number]['documents'][number]
}) {
  const locale = useLocale()
  return (
    <Link
      href={toFileUrl('document', id)}
      download={name}
      underline="hover"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, maxWidth: 1 }}
    >
      <PictureAsPdfOutlined fontSize="small" />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
        {formatFileSize(bytes, locale)}
      </Typography>
    </Link>
  )
}
