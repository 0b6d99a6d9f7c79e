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
import { ApiError, findServerMessage, isSessionEndError } from '../../lib/api/api-error.ts'

/** Maps a field to its error text. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined }

/** The props that connect a `TextInput` with its form. */
export interface FieldProps {
  name: string
  onChange: ChangeHandler
  onBlur: ChangeHandler
  inputRef: RefCallBack
  error: string | undefined
}

interface Options<Values extends FieldValues, Result> {
  defaultValues: DefaultValues<Values>
  /** Checks the values on the page; nothing is sent when it finds an error. */
  check?: (values: Values) => FieldErrors<Values>
  send: (values: Values) => Promise<Result>
  onDone: (result: Result) => void
  /** Called with the server's message, or that it is unreachable; not called when the session ended, which has its own alert. */
  onRefused: (message: string, error: unknown) => void
}

/** A form that checks its fields on submit and shows the server's messages at them. */
export function useApiForm<Values extends FieldValues, Result>(options: Options<Values, Result>) {
  const { defaultValues, check, send, onDone, onRefused } = options
  const { t } = useTranslation()
  const form = useForm<Values>({
    defaultValues,
    resolver: createResolver(check),
    // Fields are checked on submit only, not while they are being corrected.
    reValidateMode: 'onSubmit',
  })
  // Only the changed field's error is cleared; the errors of other fields may still apply.
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
      if (!isSessionEndError(error)) onRefused(findServerMessage(error) ?? t('unreachable'), error)
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

/** Converts our check to a resolver of react-hook-form. */
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
