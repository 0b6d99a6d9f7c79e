import { useEffect } from 'react'
import {
  type ChangeHandler,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type FieldErrors as FormErrors,
  type RefCallBack,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, endsSession, serverMessage } from '../../lib/api/api-error.ts'

/** Field → what is wrong with it. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined }

/** What connects a `TextInput` with its form. */
export interface FieldProps {
  name: string
  onChange: ChangeHandler
  onBlur: ChangeHandler
  inputRef: RefCallBack
  error: string | undefined
}

interface Options<Values extends FieldValues, Result> {
  defaultValues: DefaultValues<Values>
  /** What the page itself finds wrong; nothing is sent then. */
  check?: (values: Values) => FieldErrors<Values>
  send: (values: Values) => Promise<Result>
  onDone: (result: Result) => void
  /** The server's sentence, or that it could not be reached. Not called when the session ended, which has its own alert. */
  onRefused: (message: string, error: unknown) => void
}

/** A form whose fields are checked on sending, and get the server's texts about them. */
export function useApiForm<Values extends FieldValues, Result>(options: Options<Values, Result>) {
  const { defaultValues, check, send, onDone, onRefused } = options
  const { t } = useTranslation()
  const form = useForm<Values>({
    defaultValues,
    resolver: createResolver(check),
    // A field is judged when it is sent, not while it is being mended.
    reValidateMode: 'onSubmit',
  })
  // What was wrong with a field is forgiven at its first change; with another field of the form it may still be.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) form.clearErrors(name as FieldPath<Values>)
        },
      }),
    [form],
  )
  const { errors, isSubmitting } = form.formState
  const getError = (name: FieldPath<Values>) => errors[name]?.message as string | undefined

  const submit = form.handleSubmit(async (values) => {
    try {
      onDone(await send(values))
    } catch (error) {
      if (error instanceof ApiError) {
        for (const [name, message] of Object.entries(error.fields))
          form.setError(name as FieldPath<Values>, { message })
      }
      if (!endsSession(error)) onRefused(serverMessage(error) ?? t('unreachable'), error)
    }
  })

  return {
    form,
    sending: isSubmitting,
    onSubmit: submit,
    errorOf: getError,
    field(name: FieldPath<Values>): FieldProps {
      const { ref, onChange, onBlur } = form.register(name)
      return { name, onChange, onBlur, inputRef: ref, error: getError(name) }
    },
  }
}

/** Typed rules as react-hook-form takes them. */
const createResolver =
  <Values extends FieldValues>(
    check: (values: Values) => FieldErrors<Values> = () => ({}),
  ): Resolver<Values> =>
  (values) => {
    const wrong = Object.entries(check(values)).filter(([, message]) => message !== undefined)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }]))
    return { values: {}, errors: errors as FormErrors<Values> }
  }
