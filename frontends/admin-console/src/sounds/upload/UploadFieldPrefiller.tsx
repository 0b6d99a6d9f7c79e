import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SoundKind } from '../types.ts'
import { type CheckedFile, proposeFields } from './check-file.ts'
import type { SoundFormValues } from './open-upload.ts'

/**
 * Fills in the values proposed by the file, and keeps what somebody typed or chose. It proposes a course only for AI esthe, because other
 * kinds have no input to correct it.
 */
export function UploadFieldPrefiller({ kind, checked }: { kind: SoundKind; checked: CheckedFile | null }) {
  const { getFieldState, resetField, formState } = useFormContext<SoundFormValues>()
  // A form resets itself after the first effects of its children.
  const { isReady } = formState
  useEffect(() => {
    if (!isReady || !checked?.isMp3) return
    const { title, minutesCourse } = proposeFields(checked)
    const proposeValue = (name: 'title' | 'minutesCourse', defaultValue: string) => {
      if (!getFieldState(name).isDirty) resetField(name, { defaultValue })
    }
    proposeValue('title', title)
    if (kind === 'aiesthe') proposeValue('minutesCourse', minutesCourse ?? '')
  }, [isReady, kind, checked, getFieldState, resetField])
  return null
}
