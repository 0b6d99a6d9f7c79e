import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createCharacterLimitProps } from '../../lib/character-limit-props.ts'
import { TextInput } from './TextInput.tsx'

interface Props {
  title: string
  text: string
  action: string
  limit: { maxLength: number }
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Requires a reason from administrators, which the customer can read later. */
export function ReasonDialog({ title, text, action, limit, onConfirm, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBlankText(reason)) {
      setIsMissing(true)
      return
    }
    onClose()
    onConfirm(reason.trim())
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 2.5, p: 3 }}>
        <Typography variant="h3" component="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <Typography>{text}</Typography>
        <TextInput
          label={t('reason.label')}
          hint={t('reason.hint')}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setIsMissing(false)
          }}
          error={isMissing ? t('required') : undefined}
          inputProps={createCharacterLimitProps(limit.maxLength)}
          required
          multiline
          minRows={2}
          autoFocus
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {action}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}
