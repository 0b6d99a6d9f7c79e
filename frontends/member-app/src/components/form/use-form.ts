import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, serverMessage } from '../../lib/api/api-error.ts'

/** Field → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>
/** Reads a field of the form as it was typed. */
export type ReadField = (name: string) => string

interface Options<Answer> {
  /** What the page itself finds wrong; nothing is sent then. */
  check?: (read: ReadField) => FieldErrors
  send: (read: ReadField) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** The words of the server, or that it could not be reached. */
  onRefused: (message: string, error: unknown) => void
}

/** A native form: checked, sent once at a time, with the server's texts beside the fields they are about. */
export function useForm<Answer>({ check, send, onDone, onRefused }: Options<Answer>) {
  const { t } = useTranslation()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read: ReadField = (name) => String(form.get(name) ?? '')
    const found = check?.(read) ?? {}
    setErrors(found)
    if (sending || Object.keys(found).length > 0) return
    setSending(true)
    try {
      onDone(await send(read))
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      onRefused(serverMessage(error) ?? t('unreachable'), error)
    } finally {
      setSending(false)
    }
  }

  return { errors, sending, onSubmit, clearErrors: () => setErrors({}) }
}
