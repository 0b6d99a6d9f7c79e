import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'

/** Returns how `useNameReading` reads and writes a field of a form. */
export const toReadingAccess = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  name: FieldPath<Values>,
) => ({
  read: () => String(form.getValues(name)),
  write: (kana: string) => form.setValue(name, kana as PathValue<Values, FieldPath<Values>>),
})
