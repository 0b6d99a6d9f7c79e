import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { preserveInput } from './preserve-input.ts'

/** In a form that preserves input and stays open after saving: what equals the record now is not unsaved any more. */
export function ForgetSaved() {
  const { formState, reset } = useFormContext()
  const { defaultValues } = formState
  useEffect(() => reset(defaultValues, { ...preserveInput, keepDefaultValues: true }), [defaultValues, reset])
  return null
}
