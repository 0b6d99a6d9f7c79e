import { selectLanguageText } from '@hibiki/languages'
import { isBlankText, isLongerThan } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useGetIdentity, useGetList } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { answerAdminInquiryLimits } from '../api/limits.gen/answer-admin-inquiry.ts'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { AnswerFiles } from './AnswerFiles.tsx'
import { ArticleSuggestions } from './ArticleSuggestions.tsx'
import { toAttachedFileIds } from './attached-file.rules.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { Inquiry } from './types.ts'
import { useAnswerDraft } from './use-answer-draft.ts'

const { maxLength } = answerAdminInquiryLimits.text

type SendMode = 'answer' | 'answer-and-close' | 'note'

/** Edits an answer, optionally from a canned one, or a note that only staff can read. */
export function AnswerForm(props: {
  inquiry: Inquiry
  /** Tells colleagues whether something is being written. */
  onWriting: (writing: boolean) => void
}) {
  const { inquiry, onWriting } = props
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { data: canned = [] } = useGetList<RowOf<'GET /admin/canned-answers'>>('canned-answers', {
    pagination: { page: 1, perPage: 99 },
    sort: { field: 'title', order: 'ASC' },
  })
  const { text, files, key, setText, setFiles, clear } = useAnswerDraft(inquiry.id)
  const [sendMode, setSendMode] = useState<SendMode>('answer')
  const [isUploading, setIsUploading] = useState(false)
  const isWritten = !isBlankText(text)
  const isTooLong = isLongerThan(text, maxLength)
  useEffect(() => onWriting(isWritten), [onWriting, isWritten])
  const action = useNotifyingMutation({
    run: (provider) =>
      sendMode === 'note'
        ? // An answer of the same text is another message.
          provider.call('POST /admin/inquiries/{id}/note', {
            id: inquiry.id,
            body: { text, key: `note ${key}` },
          })
        : provider.call('POST /admin/inquiries/{id}/answer', {
            id: inquiry.id,
            body: { text, key, close: sendMode === 'answer-and-close', ...toAttachedFileIds(files) },
          }),
    successText: () => {
      // A note has no files, so they wait for the answer.
      if (sendMode === 'note') setText('')
      else clear()
      return { key: `console.inquiries.sent.${sendMode}` }
    },
  })
  const send = (mode: SendMode) => {
    setSendMode(mode)
    // The timeout runs after the state update, so that the action sends in the chosen mode.
    setTimeout(() => action.mutate())
  }
  const insert = (part: string) => setText(isWritten ? `${text.trimEnd()}\n\n${part}` : part)
  const insertCannedAnswer = (id: string) => {
    const chosen = canned.find((cannedAnswer) => cannedAnswer.id === id)
    if (!chosen) return
    const values = { name: inquiry.memberName, subject: inquiry.subject, staff: identity?.fullName ?? '' }
    const filled = fillPlaceholders(selectLanguageText(chosen.texts, inquiry.language), values)
    insert(filled)
  }
  const isSendDisabled = !isWritten || isTooLong || isUploading || action.isPending
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {canned.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('console.inquiries.canned')}
          value=""
          disabled={action.isPending}
          onChange={(event) => insertCannedAnswer(event.target.value)}
          sx={{ maxWidth: '24rem' }}
        >
          {canned.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        multiline
        minRows={3}
        maxRows={14}
        label={translate('console.inquiries.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTooLong}
        helperText={isTooLong && translate('ra.validation.maxLength', { max: maxLength })}
        slotProps={{ htmlInput: { readOnly: action.isPending } }}
      />
      <ArticleSuggestions inquiryId={inquiry.id} text={text} disabled={action.isPending} onInsert={insert} />
      <AnswerFiles
        files={files}
        disabled={action.isPending}
        onChange={setFiles}
        onUploading={setIsUploading}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isSendDisabled} onClick={() => send('answer')}>
          {translate('console.inquiries.send.answer')}
        </Button>
        <Button variant="outlined" disabled={isSendDisabled} onClick={() => send('answer-and-close')}>
          {translate('console.inquiries.send.answer-and-close')}
        </Button>
        <Button disabled={isSendDisabled} onClick={() => send('note')}>
          {translate('console.inquiries.send.note')}
        </Button>
      </Box>
    </Box>
  )
}
