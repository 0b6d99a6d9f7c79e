import Button, { type ButtonProps } from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type Text, useAction } from './use-action.ts'

interface Props<T> {
  label: string
  icon?: ReactNode
  variant?: ButtonProps['variant']
  danger?: boolean
  disabled?: boolean
  title: Text
  text: Text
  run: (provider: ConsoleDataProvider) => Promise<T>
  done: (result: T) => Text
  failed?: string
  onDone?: (result: T) => void
}

/** A button that asks first, acts once, and says what happened. */
export function ActionButton<T>(props: Props<T>) {
  const {
    label,
    icon,
    variant = 'outlined',
    danger = false,
    disabled = false,
    title,
    text,
    run,
    done,
  } = props
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const action = useAction({ run, done, failed: props.failed, onDone: props.onDone, onSettled: close })
  const say = ({ key, args }: Text) => translate(key, args ?? {})
  return (
    <>
      <Button
        size="small"
        variant={variant}
        color={danger ? 'error' : 'primary'}
        disabled={disabled || action.isPending}
        startIcon={icon}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={(event) => {
          event.stopPropagation()
          setAsking(true)
        }}
      >
        {translate(label)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={say(title)}
        text={say(text)}
        confirm={translate(label)}
        danger={danger}
        busy={action.isPending}
        onConfirm={() => action.mutate()}
        onClose={close}
      />
    </>
  )
}
