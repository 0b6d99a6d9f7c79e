import { Children, useEffect, useRef } from 'react'
import {
  SaveContextProvider,
  type SaveContextValue,
  SimpleForm,
  type SimpleFormProps,
  useSaveContext,
} from 'react-admin'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { FieldErrorBoundary } from './FieldErrorBoundary.tsx'

export type FieldErrors = Record<string, string>

/** A record that is refetched while somebody types (each response signs its links anew) must not undo what was typed. */
export const KEEP_DIRTY_RESET_OPTIONS = { keepDirtyValues: true, keepSubmitCount: true }

interface Props extends SimpleFormProps {
  /**
   * Renames rejected fields to their inputs if these have other names than the fields of the body.
   *
   * @param message the server's sentence about the whole request
   */
  toFormErrors?: (fields: FieldErrors, message: string) => FieldErrors
}

/**
 * Edits a record and asks before the user leaves unsaved changes. Errors of the server are shown at the input concerned, or as a message if
 * no input has that name.
 */
export function RecordForm({ toFormErrors = (fields) => fields, children, ...props }: Props) {
  const context = useSaveContext()
  const form = useRef<UseFormReturn>(null)
  const save: SaveContextValue['save'] = async (values, callbacks) => {
    const errors = await context.save?.(values, callbacks)
    if (!form.current) return errors
    if (!errors) {
      // What was typed during the request is not saved yet. Disabled inputs are missing in the values.
      const saved = { ...form.current.getValues(), ...values }
      return form.current.reset(saved, { keepValues: true, keepSubmitCount: true })
    }
    const { root, ...fields } = errors as FieldErrors & { root: { serverError: string } }
    for (const [name, text] of Object.entries(toFormErrors(fields, root.serverError)))
      markInput(form.current, name, text)
    // The form sets this error itself, which also tells it that it is not saved.
    return { root } as never
  }
  return (
    <SaveContextProvider value={{ ...context, save }}>
      <SimpleForm warnWhenUnsavedChanges {...props}>
        <FormRefSetter target={form} />
        {Children.map(children, (child) => (
          <FieldErrorBoundary>{child}</FieldErrorBoundary>
        ))}
      </SimpleForm>
    </SaveContextProvider>
  )
}

function FormRefSetter({ target }: { target: { current: UseFormReturn | null } }) {
  const form = useFormContext()
  useEffect(() => {
    target.current = form
  }, [target, form])
  return null
}

/**
 * Marks the input of this name, or else the closest input that contains it, such as the text of a rejected line. An error without an input
 * must be removed, because it would block the form for ever.
 */
function markInput(form: UseFormReturn, name: string, message: string): void {
  form.setError(name, { type: 'server', message })
  if (form.getFieldState(name).error?.ref) return
  form.clearErrors(name)
  const end = name.lastIndexOf('.')
  if (end > 0) markInput(form, name.slice(0, end), message)
}
