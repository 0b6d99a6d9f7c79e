import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { InquiryRow } from './types.ts'

const NORMAL_PRIORITY = 1

/** Tags the state, an unusual priority, and unread messages. */
export function InquiryTags() {
  const translate = useTranslate()
  const inquiry = useRecordContext<InquiryRow>()
  if (!inquiry) return null
  const { state, priority, unread, waitingSince } = inquiry
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag tone={waitingSince ? 'wait' : 'quiet'}>{translate(`console.inquiries.state.${state}`)}</Tag>
      {priority !== NORMAL_PRIORITY && (
        <Tag tone={priority > NORMAL_PRIORITY ? 'bad' : 'quiet'}>
          {translate(`console.inquiries.priority.${priority}`, { defaultValue: String(priority) })}
        </Tag>
      )}
      {unread > 0 && <Tag tone="wait">{translate('console.inquiries.unread', { count: unread })}</Tag>}
    </Box>
  )
}
