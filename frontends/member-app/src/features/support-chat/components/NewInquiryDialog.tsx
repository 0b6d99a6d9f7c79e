import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { ApiError, findServerMessage } from '../../../lib/api/api-error.ts'
import { openInquiryLimits } from '../../../lib/api/limits.gen/open-inquiry.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { createInquiry } from '../api/send-inquiry-message.ts'
import { noFiles } from '../attached-files.rules.ts'
import { collectInquiryContext } from '../inquiry-context.ts'
import { useMessageDraft } from '../use-message-draft.ts'
import { FilePicker } from './FilePicker.tsx'
import { ShareContextCheckbox } from './ShareContextCheckbox.tsx'
import { SuggestedArticles } from './SuggestedArticles.tsx'

const { subject: subjectLimit, text: textLimit } = openInquiryLimits

const empty = { type: '', detailTypeId: '', subject: '', text: '', share: false, ...noFiles }

interface Props {
  types: paths['/v2/support/chat/inquiry/types']['get']['responses'][200]['content']['application/json']
  onClose: () => void
  onOpened: (inquiryId: string) => void
  /** Called when the plan ended while the inquiry was written: the plans are offered, and the draft stays. */
  onRefused: () => void
}

/** Opens a new inquiry; its draft is restored when the dialog opens again. */
export function NewInquiryDialog({ types, onClose, onOpened, onRefused }: Props) {
  const { t } = useTranslation(['support-chat', 'common'])
  const id = useId()
  const headers = useLanguageHeader()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { draft, key, change, clear } = useMessageDraft('new-chat', empty)
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const details = types.find(({ value }) => value === draft.type)?.childItems ?? []
  const isComplete = draft.detailTypeId !== '' && !isBlankText(draft.subject) && !isBlankText(draft.text)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || sending || uploading) return
    setSending(true)
    setFailure(null)
    try {
      const { share, type: _, documents, ...message } = draft
      const inquiryId = await createInquiry({
        ...message,
        documentIds: documents.map((document) => document.id),
        key,
        shared: share ? await collectInquiryContext(headers) : null,
      })
      clear()
      onOpened(inquiryId)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'E2002') return onRefused()
      setFailure([t('newFailed'), findServerMessage(error) ?? ''].join('\n').trim())
      setSending(false)
    }
  }

  const choose = { value: '', text: t('choose') }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 2.5, p: 3 }}>
        <Typography variant="h3" component="h2" id={`${id}-title`}>
          {t('newChat')}
        </Typography>
        <SelectInput
          label={t('type')}
          value={draft.type}
          options={[choose, ...types]}
          onChange={(type) => change(() => ({ type, detailTypeId: '' }))}
        />
        <SelectInput
          label={t('detailType')}
          value={draft.detailTypeId}
          options={[choose, ...details]}
          onChange={(detailTypeId) => change(() => ({ detailTypeId }))}
          disabled={details.length === 0}
        />
        <TextInput
          label={t('subject')}
          hint={t('upTo', { count: subjectLimit.maxLength })}
          error={undefined}
          value={draft.subject}
          onChange={({ target: { value } }) => change(() => ({ subject: value }))}
          inputProps={createCharacterLimitProps(subjectLimit.maxLength)}
        />
        <TextInput
          label={t('text')}
          hint={t('upTo', { count: textLimit.maxLength })}
          error={undefined}
          multiline
          minRows={4}
          maxRows={10}
          value={draft.text}
          onChange={({ target: { value } }) => change(() => ({ text: value }))}
          inputProps={createCharacterLimitProps(textLimit.maxLength)}
        />
        <SuggestedArticles subject={draft.subject} text={draft.text} />
        <FilePicker files={draft} onChange={change} uploading={uploading} onUploading={setUploading} />
        <ShareContextCheckbox shared={draft.share} onChange={(share) => change(() => ({ share }))} />
        {failure && (
          <Typography role="alert" color="error" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Typography>
        )}
        <Box sx={actions}>
          {!isComplete && <Typography sx={{ width: 1, color: 'text.secondary' }}>{t('hint')}</Typography>}
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isComplete || sending || uploading}>
            {sending ? t('sending') : t('send')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}

/** The buttons stay visible on small screens. */
const actions = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mx: -3,
  mb: -3,
  px: 3,
  py: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const
