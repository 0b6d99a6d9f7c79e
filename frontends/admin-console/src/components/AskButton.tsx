import { isBlankText, isLongerThan } from '@hibiki/text'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { type Text, useAction } from './use-action.ts'

interface Props<T> {
  label: string
  icon?: ReactNode
  danger?: boolean
  title: Text
  text: Text
  field: { label: string; help?: string; pattern: RegExp; wrong: string; maxLength: number }
  run: (provider: ConsoleDataProvider, typed: string) => Promise<T>
  done: Text | ((result: T) => Text)
}

/** A button that asks for one line before it acts: a reason, a serial number. What was typed stays when the act is refused. */
export function AskButton<T>({ label, icon, danger = false, title, text, field, run, done }: Props<T>) {
  const translate = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const close = () => setOpen(false)
  const action = useAction({
    run: (provider) => run(provider, typed.trim()),
    done: (result) => {
      close()
      return typeof done === 'function' ? done(result) : done
    },
  })
  const say = ({ key, args }: Text) => translate(key, args ?? {})
  const isLong = isLongerThan(typed.trim(), field.maxLength)
  const isWrong = isLong || isBlankText(typed) || !field.pattern.test(typed.trim())
  const wrong = isLong
    ? translate('ra.validation.maxLength', { max: field.maxLength })
    : translate(field.wrong)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWrong) action.mutate()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={danger ? 'error' : 'primary'}
        startIcon={icon}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={(event) => {
          event.stopPropagation()
          setTyped('')
          setTried(false)
          setOpen(true)
        }}
      >
        {translate(label)}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        // The dialog is a child of the row it was opened from; a press in it must not also open the row.
        onClick={(event) => event.stopPropagation()}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        maxWidth="xs"
        fullWidth
      >
        <form onSubmit={submit} noValidate>
          <DialogTitle id={`${id}-title`}>{say(title)}</DialogTitle>
          <DialogContent>
            <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
              {say(text)}
            </DialogContentText>
            <TextField
              label={translate(field.label)}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={tried && isWrong}
              helperText={tried && isWrong ? wrong : field.help && translate(field.help)}
              autoComplete="off"
              autoFocus
              required
              fullWidth
            />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={action.isPending}
            >
              {translate(label)}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
