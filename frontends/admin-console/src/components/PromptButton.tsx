import { isBlankText, isLongerThan } from '@hibiki/text'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { type TextKey, type TextWithValues, useTranslate, useTranslateText } from '../i18n/use-translate.ts'
import { FormDialog } from './FormDialog.tsx'
import { useNotifyingMutation } from './use-notifying-mutation.ts'

interface Props<T> {
  label: TextKey
  icon?: ReactNode
  isDestructive?: boolean
  title: TextWithValues
  text: TextWithValues
  field: {
    label: TextKey
    help?: TextKey
    invalidText: TextKey
    limit: { maxLength?: number; pattern?: string }
  }
  run: (provider: ConsoleDataProvider, typed: string) => Promise<T>
  successText: TextWithValues | ((result: T) => TextWithValues)
}

/**
 * Asks for one line, such as a reason or a serial number, before it runs an action. If the action is rejected, the dialog keeps what was
 * typed.
 */
export function PromptButton<T>({
  label,
  icon,
  isDestructive = false,
  title,
  text,
  field,
  run,
  successText,
}: Props<T>) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const close = () => setIsOpen(false)
  const action = useNotifyingMutation({
    run: (provider) => run(provider, typed.trim()),
    successText: (result) => {
      close()
      return typeof successText === 'function' ? successText(result) : successText
    },
  })
  const translateText = useTranslateText()
  const { maxLength = Number.POSITIVE_INFINITY, pattern = '' } = field.limit
  const isTooLong = isLongerThan(typed.trim(), maxLength)
  const isInvalid = isTooLong || isBlankText(typed) || !new RegExp(pattern, 'u').test(typed.trim())
  const errorText = isTooLong
    ? translate('ra.validation.maxLength', { max: maxLength })
    : translate(field.invalidText)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (!isInvalid) action.mutate()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isDestructive ? 'error' : 'primary'}
        startIcon={icon}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={(event) => {
          event.stopPropagation()
          setTyped('')
          setHasSubmitted(false)
          setIsOpen(true)
        }}
      >
        {translate(label)}
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={translateText(title)}
        text={<DialogContentText>{translateText(text)}</DialogContentText>}
        actions={
          <>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              disabled={action.isPending}
            >
              {translate(label)}
            </Button>
          </>
        }
        onClose={close}
        onSubmit={onSubmit}
      >
        <TextField
          label={translate(field.label)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={hasSubmitted && isInvalid}
          helperText={hasSubmitted && isInvalid ? errorText : field.help && translate(field.help)}
          autoComplete="off"
          autoFocus
          required
          fullWidth
        />
      </FormDialog>
    </>
  )
}
