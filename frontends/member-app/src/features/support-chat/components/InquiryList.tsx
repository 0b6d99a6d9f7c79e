import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Inquiry } from '../api/use-inquiries.ts'

interface Props {
  inquiries: readonly Inquiry[]
  empty: string
  /** Administrators see whose inquiry it is. */
  withName: boolean
  onOpen: (id: string) => void
}

/** Lists inquiries as buttons, newest message first. */
export function InquiryList({ inquiries, empty, withName, onOpen }: Props) {
  const { t } = useTranslation('support-chat')
  const { language } = useLanguage()
  if (inquiries.length === 0) return <EmptyState text={empty} />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
      {inquiries.map((inquiry) => (
        <Box component="li" key={inquiry.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <ButtonBase
            onClick={() => onOpen(inquiry.id)}
            sx={{
              width: 1,
              minHeight: 72,
              px: 1,
              py: 1.5,
              gap: 2,
              textAlign: 'left',
              justifyContent: 'space-between',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {joinFacts([inquiry.type, withName && inquiry.username], language)}
              </Typography>
              <Typography noWrap sx={{ fontWeight: inquiry.unreadCount > 0 ? 700 : 500 }}>
                {inquiry.subject}
              </Typography>
              <Typography noWrap sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {inquiry.text}
              </Typography>
            </Box>
            <Box sx={{ flexShrink: 0, display: 'grid', justifyItems: 'end', gap: 0.5 }}>
              <Typography
                component="time"
                sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}
              >
                {inquiry.lastMessageAt.slice(5, 16).replace('-', '/')}
              </Typography>
              {inquiry.unreadCount > 0 && (
                <Chip size="small" color="primary" label={t('unread', { count: inquiry.unreadCount })} />
              )}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  )
}
