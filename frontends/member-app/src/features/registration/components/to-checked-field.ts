import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldProps } from '../../../components/form/use-api-form.ts'

/** Checks a field of a form also when it is left, unless nothing was typed. */
export const toCheckedField =
  <Values extends FieldValues>(
    form: Pick<UseFormReturn<Values>, 'getValues' | 'trigger'>,
    field: (name: FieldPath<Values>) => FieldProps,
  ) =>
  (name: FieldPath<Values>): FieldProps => {
    const props = field(name)
    return {
      ...props,
      onBlur: async (event) => {
        await props.onBlur(event)
        if (form.getValues(name) !== '') await form.trigger(name)
      },
    }
  }
