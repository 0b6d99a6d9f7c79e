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

interface Props extends SimpleFormProps {
  /**
   * Where the inputs have other names than the body: returns the refused fields under the names of the inputs.
   *
   * @param message what the server says of the whole
   */
  toFormErrors?: (fields: FieldErrors, message: string) => FieldErrors
}

/**
 * A form of a record, which asks before it is left with changes. What the server refuses is said at the input, and in its own
 * sentence where there is none.
 */
export function RecordForm({ toFormErrors = (fields) => fields, children, ...props }: Props) {
  const context = useSaveContext()
  const form = useRef<UseFormReturn>(null)
  const save: SaveContextValue['save'] = async (values, callbacks) => {
    const errors = await context.save?.(values, callbacks)
    if (!form.current) return errors
    if (!errors) {
      // What was typed meanwhile is not saved yet. Inputs that are disabled are not among the values.
      const saved = { ...form.current.getValues(), ...values }
      return form.current.reset(saved, { keepValues: true, keepSubmitCount: true })
    }
    const { root, ...fields } = errors as FieldErrors & { root: { serverError: string } }
    for (const [name, text] of Object.entries(toFormErrors(fields, root.serverError)))
      markInput(form.current, name, text)
    // The form sets it, which also tells it that it is not saved.
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
 * Marks the input of this name, or else the one that has what is named in it: a line of a text, an item of a list. An error without
 * an input must not stay: the form would never be sent again.
 */
function markInput(form: UseFormReturn, name: string, message: string): void {
  form.setError(name, { type: 'server', message })
  if (form.getFieldState(name).error?.ref) return
  form.clearErrors(name)
  const end = name.lastIndexOf('.')
  if (end > 0) markInput(form, name.slice(0, end), message)
}
