import { isBlankText } from '@hibiki/text'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api/api-error.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { TextInput } from './TextInput.tsx'
import { useApiForm } from './use-api-form.ts'

interface Props<Result> {
  title: string
  text: string
  action: string
  /** Shows the field for the code at once, not only when the server requires it. */
  asksCode?: boolean
  /** Another way to confirm, below the password. */
  alternative?: ReactNode
  send: (typed: { password: string; totpCode?: string }) => Promise<Result>
  onDone: (result: Result) => void
  onClose: () => void
}

/** Requires the password before a sensitive action, and for the code of the second factor when the server requires it. */
export function PasswordDialog<Result>(props: Props<Result>) {
  const { title, text, action, asksCode = false, alternative, send, onDone, onClose } = props
  const { t } = useTranslation()
  const id = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [needsCode, setNeedsCode] = useState(asksCode)
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { password: '', totpCode: '' },
    check: ({ password, totpCode }) => ({
      password: password === '' ? t('required') : undefined,
      totpCode: needsCode && isBlankText(totpCode) ? t('required') : undefined,
    }),
    send: ({ password, totpCode }) => send({ password, ...(needsCode ? { totpCode: totpCode.trim() } : {}) }),
    onDone,
    onRefused: (message, error) => {
      const isCode = error instanceof ApiError && error.code === 'E4220'
      if (isCode) setNeedsCode(true)
      const hasField = error instanceof ApiError && Object.keys(error.fields).length > 0
      setRefusal(hasField ? null : message)
    },
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 2.5, p: 3 }}>
        <Typography variant="h3" component="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <Typography>{text}</Typography>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <PasswordInput {...field('password')} label={t('password.label')} autoFocus />
        {needsCode && (
          <TextInput {...field('totpCode')} label={t('password.code')} autoComplete="one-time-code" />
        )}
        {alternative}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 1,
            '& button': { whiteSpace: 'nowrap' },
          }}
        >
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={sending}>
            {action}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}
