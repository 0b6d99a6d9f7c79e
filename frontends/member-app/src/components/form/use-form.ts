import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, endsSession, serverMessage } from '../../lib/api/api-error.ts'

/** Field → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>
/** Reads a field of the form as it was typed. */
export type ReadField = (name: string) => string

interface Options<Answer> {
  /** What the page itself finds wrong; nothing is sent then. */
  check?: (read: ReadField) => FieldErrors
  send: (read: ReadField) => Promise<Answer>
  onDone: (response: Answer) => void
  /** The words of the server, or that it could not be reached. Not called when the session ended, which has its own alert. */
  onRefused: (message: string, error: unknown) => void
}

/** A native form: checked, sent once at a time, with the server's texts beside the fields they are about. */
export function useForm<Answer>({ check, send, onDone, onRefused }: Options<Answer>) {
  const { t } = useTranslation()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const form = new FormData(currentTarget)
    const read: ReadField = (name) => String(form.get(name) ?? '')
    const found = check?.(read) ?? {}
    setErrors(found)
    focusFirst(currentTarget, found)
    if (sending || Object.keys(found).length > 0) return
    setSending(true)
    try {
      onDone(await send(read))
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      if (!endsSession(error)) onRefused(serverMessage(error) ?? t('unreachable'), error)
    } finally {
      setSending(false)
    }
  }

  return { errors, sending, onSubmit, clearErrors: () => setErrors({}) }
}

/** Leads to the first field that something is wrong with. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = [...form.elements].find(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name in errors,
  )
  wrong?.focus()
}
