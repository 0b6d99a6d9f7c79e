import Button, { type ButtonProps } from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { type TextKey, type TextWithValues, useTranslate, useTranslateText } from '../i18n/use-translate.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useNotifyingMutation } from './use-notifying-mutation.ts'

interface Props<T> {
  label: TextKey
  icon?: ReactNode
  variant?: ButtonProps['variant']
  isDestructive?: boolean
  disabled?: boolean
  title: TextWithValues
  text: TextWithValues
  run: (provider: ConsoleDataProvider) => Promise<T>
  successText: (result: T) => TextWithValues
  failureKey?: TextWithValues['key']
  onSuccess?: (result: T) => void
}

/** Asks for confirmation, runs one action, and notifies about the result. */
export function ConfirmedActionButton<T>(props: Props<T>) {
  const {
    label,
    icon,
    variant = 'outlined',
    isDestructive = false,
    disabled = false,
    title,
    text,
    run,
    successText,
  } = props
  const translate = useTranslate()
  const [isConfirming, setIsConfirming] = useState(false)
  const close = () => setIsConfirming(false)
  const action = useNotifyingMutation({
    run,
    successText,
    failureKey: props.failureKey,
    onSuccess: props.onSuccess,
    onSettled: close,
  })
  const translateText = useTranslateText()
  return (
    <>
      <Button
        size="small"
        variant={variant}
        color={isDestructive ? 'error' : 'primary'}
        disabled={disabled || action.isPending}
        startIcon={icon}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={(event) => {
          event.stopPropagation()
          setIsConfirming(true)
        }}
      >
        {translate(label)}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={translateText(title)}
        text={translateText(text)}
        confirmLabel={translate(label)}
        isDestructive={isDestructive}
        isBusy={action.isPending}
        onConfirm={() => action.mutate()}
        onClose={close}
      />
    </>
  )
}
