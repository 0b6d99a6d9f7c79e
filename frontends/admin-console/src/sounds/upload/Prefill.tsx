import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { type CheckedFile, proposedFields } from './file-checks.ts'
import type { SoundForm } from './open-upload.ts'

/** Fills in what the file says of itself, and leaves what somebody typed or chose. */
export function Prefill({ checked }: { checked: CheckedFile | null }) {
  const { getFieldState, getValues, setValue } = useFormContext<SoundForm>()
  useEffect(() => {
    if (!checked?.isMp3) return
    const { title, minutesCourse } = proposedFields(checked)
    if (!getFieldState('title').isDirty) setValue('title', title, { shouldValidate: true })
    if (minutesCourse && !getValues('minutesCourse'))
      setValue('minutesCourse', minutesCourse, { shouldValidate: true })
  }, [checked, getFieldState, getValues, setValue])
  return null
}
