import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { sendChatLimits } from '../../../lib/api/limits.gen/send-chat.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { sendInquiryMessage } from '../api/send-inquiry-message.ts'
import { noFiles } from '../attached-files.rules.ts'
import { useMessageDraft } from '../use-message-draft.ts'
import { FilePicker } from './FilePicker.tsx'

const empty = { text: '', ...noFiles }

interface Props {
  inquiryId: string
  subject: string
  /** An extra effect of a reply, for example that it reopens a closed inquiry. */
  hint?: string
  onSent: () => void
}

/** The form of a reply, whose draft is stored. */
export function ReplyForm({ inquiryId, subject, hint, onSent }: Props) {
  const { t } = useTranslation('support-chat')
  const { draft, key, change, clear } = useMessageDraft(`reply.${inquiryId}`, empty)
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isEmpty = isBlankText(draft.text)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || sending || uploading) return
    setSending(true)
    setFailure(null)
    try {
      const { text, pictureIds, documents } = draft
      const documentIds = documents.map((document) => document.id)
      await sendInquiryMessage({ inquiryId, subject, text, pictureIds, documentIds, key })
      clear()
      onSent()
    } catch (error) {
      // Shows the specified sentence, then the server's reason if it has one.
      setFailure([t('replyFailed'), findServerMessage(error) ?? ''].join('\n').trim())
    } finally {
      setSending(false)
    }
  }

  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      sx={{ p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      {hint && <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{hint}</Typography>}
      <OutlinedInput
        multiline
        minRows={2}
        maxRows={6}
        value={draft.text}
        onChange={({ target: { value } }) => change(() => ({ text: value }))}
        placeholder={t('replyPlaceholder')}
        inputProps={{ 'aria-label': t('reply'), ...createCharacterLimitProps(sendChatLimits.text.maxLength) }}
      />
      {failure && (
        <Typography role="alert" color="error" sx={{ whiteSpace: 'pre-line' }}>
          {failure}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <FilePicker files={draft} onChange={change} uploading={uploading} onUploading={setUploading} />
        <Button
          type="submit"
          variant="contained"
          disabled={isEmpty || sending || uploading}
          sx={{ flexShrink: 0, ml: 'auto' }}
        >
          {sending ? t('sending') : t('send')}
        </Button>
      </Box>
    </Box>
  )
}
