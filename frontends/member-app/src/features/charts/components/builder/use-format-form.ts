import { useEffect, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/session-context.ts'
import { type FormatValues, findFormatProblems } from '../../format.rules.ts'
import { formatDrafts } from '../../record-drafts.ts'

/** Holds the form of the builder and keeps its draft on the device until it is registered, so that a crash loses nothing. */
export function useFormatForm(userId: string, stored: FormatValues) {
  const { t } = useTranslation('charts')
  const memberId = useSession().user?.id ?? ''
  const [savedDraft] = useState(() => formatDrafts.find(memberId, userId, Date.now()))
  const [isRestored, setIsRestored] = useState(savedDraft !== null)

  const resolver: Resolver<FormatValues> = (values) => {
    const errors = toFieldErrors(
      findFormatProblems(values).map(({ at, wrong }) => [
        at,
        t(`builder.wrong.${wrong}`, { defaultValue: wrong }),
      ]),
    )
    return errors === null ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<FormatValues>({
    defaultValues: savedDraft ?? stored,
    resolver,
    reValidateMode: 'onSubmit',
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => formatDrafts.save(memberId, userId, structuredClone(values), Date.now()),
      }),
    [form, memberId, userId],
  )
  return {
    form,
    isRestored,
    /** Resets the form to the stored format. */
    discard() {
      form.reset(stored)
      setIsRestored(false)
      formatDrafts.forget(memberId, userId)
    },
    forget: () => formatDrafts.forget(memberId, userId),
  }
}

/** Nests problems by the path of their field as react-hook-form expects them, or returns null when there is none. */
function toFieldErrors(problems: readonly (readonly [string, string])[]): FieldErrors<FormatValues> | null {
  if (problems.length === 0) return null
  const errors: FieldErrors<FormatValues> = {}
  const items: Record<string, Record<string, { type: string; message: string }>> = {}
  for (const [at, message] of problems) {
    const [first, index, field] = at.split('.')
    const error = { type: 'rule', message }
    if (first === 'title') errors.title = error
    else if (index === undefined || field === undefined) items.root = error as never
    else items[index] = { ...items[index], [field]: error }
  }
  if (Object.keys(items).length > 0) errors.items = items as never
  return errors
}
