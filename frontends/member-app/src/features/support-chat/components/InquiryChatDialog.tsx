import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { closeInquiry, markInquiryRead, rateInquiry } from '../api/send-inquiry-message.ts'
import { useChatMessages } from '../api/use-chat-messages.ts'
import { type Inquiry, useRefreshInquiries } from '../api/use-inquiries.ts'
import { MessageList } from './MessageList.tsx'
import { RatingBar } from './RatingBar.tsx'
import { ReplyForm } from './ReplyForm.tsx'

interface Props {
  inquiry: Inquiry
  onClose: () => void
}

/**
 * Shows one inquiry, polls it every 3 s until it is closed, and marks messages as read. Its opener may close and rate it; an
 * administrator only replies.
 */
export function InquiryChatDialog({ inquiry, onClose }: Props) {
  const { t } = useTranslation(['support-chat', 'common'])
  const id = useId()
  const showError = useShowError()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const chats = useChatMessages(inquiry.id)
  const refreshList = useRefreshInquiries()
  const count = chats.data?.length ?? 0

  useEffect(() => {
    if (count === 0) return
    markInquiryRead(inquiry.id).then(refreshList, () => {})
  }, [inquiry.id, count, refreshList])

  const runAction = async (what: () => Promise<unknown>) => {
    try {
      await what()
      await refreshList()
    } catch (error) {
      showError(error)
    }
  }
  const refresh = () => {
    void chats.refetch()
    void refreshList()
  }
  // The limit of 14 days applies to the member; staff may reply later.
  const canReply = !inquiry.own || inquiry.opened || isFuture(inquiry.reopensUntil)

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { height: isPhone ? 1 : 'min(80vh, 720px)' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" id={`${id}-title`} noWrap>
            {inquiry.subject}
          </Typography>
          <Typography noWrap sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {inquiry.type}
          </Typography>
        </Box>
        {inquiry.own && inquiry.opened && (
          <Button onClick={() => void runAction(() => closeInquiry(inquiry.id))} sx={{ flexShrink: 0 }}>
            {t('solved')}
          </Button>
        )}
        <IconButton onClick={onClose} aria-label={t('common:close')}>
          <CloseOutlined />
        </IconButton>
      </Box>
      {chats.isPending && (
        <Box sx={{ p: 2, flex: 1 }}>
          <LoadingState lines={4} />
        </Box>
      )}
      {chats.isError && !chats.data && (
        <Box sx={{ p: 2, flex: 1 }}>
          <Typography sx={{ mb: 2 }}>{t('loadFailed')}</Typography>
          <ErrorState error={chats.error} onRetry={() => void chats.refetch()} />
        </Box>
      )}
      {chats.data && <MessageList chats={chats.data} />}
      {inquiry.own && !inquiry.opened && (
        <RatingBar
          rating={inquiry.rating}
          onRate={(rating) => void runAction(() => rateInquiry(inquiry.id, rating))}
        />
      )}
      {canReply ? (
        <ReplyForm
          inquiryId={inquiry.id}
          subject={inquiry.subject}
          {...(!inquiry.opened && { hint: t('reopens') })}
          onSent={refresh}
        />
      ) : (
        <Typography sx={{ p: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {t('tooLate')}
        </Typography>
      )}
    </Dialog>
  )
}

/** @param jst yyyy-MM-dd HH:mm:ss in Japan */
function isFuture(jst: string | null): boolean {
  return jst !== null && new Date(`${jst.replace(' ', 'T')}+09:00`) > new Date()
}
