import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useSession } from '../../session/session-context.ts'
import { type RecordDraft, recordDrafts } from '../drafts.ts'
import { type FieldValues, findFieldProblems, ownValues, storedValue } from '../record-rules.ts'
import type { ChartField } from '../types.ts'

interface Options {
  /** Names the draft on this device. */
  draftId: string
  fields: readonly ChartField[]
  /** Of the record as it was read; 0 for a new one. */
  version: number
}

/** What an edit begins with: what was left unsent here, or the record as it is. */
function beginningOf(draft: RecordDraft | null, { fields, version }: Options): RecordDraft {
  const stored = ownValues(fields)
  if (!draft) return { values: stored, base: stored, version, requestKey: crypto.randomUUID() }
  const known = (values: FieldValues) =>
    Object.fromEntries(Object.keys(stored).map((id) => [id, values[id] ?? stored[id] ?? '']))
  return { ...draft, values: known(draft.values), base: known(draft.base) }
}

/** The own fields of one side in a form whose every change is kept on the device until it is sent. */
export function useRecordForm(options: Options) {
  const { draftId, fields } = options
  const { t } = useTranslation('charts')
  const alert = useAlert()
  const memberId = useSession().user?.id ?? ''
  const [found] = useState(() => recordDrafts.find(memberId, draftId, Date.now()))
  const [isRestored, setRestored] = useState(found !== null)
  const draft = useRef(beginningOf(found, options))
  const [detectId, setDetectId] = useState(draft.current.detectId)

  const resolver: Resolver<FieldValues> = (values) => {
    const wrong = Object.entries(findFieldProblems(fields, values))
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([id, problem]) => [
      id,
      { type: problem, message: t(`fields.wrong.${problem}`) },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
  const form = useForm<FieldValues>({
    defaultValues: draft.current.values,
    resolver,
    reValidateMode: 'onSubmit',
  })

  /** A change makes it another request; what is as it was needs no draft. */
  function keep(change: Partial<Pick<RecordDraft, 'values' | 'detectId'>>): void {
    const next = { ...draft.current, ...change, requestKey: crypto.randomUUID() }
    draft.current = next
    const isUnchanged =
      JSON.stringify(next.values) === JSON.stringify(next.base) && next.detectId === undefined
    if (isUnchanged) recordDrafts.forget(memberId, draftId)
    else recordDrafts.save(memberId, draftId, next, Date.now())
  }
  const keeper = useRef(keep)
  keeper.current = keep
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keeper.current({ values: { ...values } }),
      }),
    [form],
  )

  const asStored = (values: FieldValues): FieldValues =>
    Object.fromEntries(
      fields
        .filter(({ editable }) => editable)
        .map((field) => [field.id, storedValue(field, values[field.id] ?? '')]),
    )

  return {
    control: form.control,
    isRestored,
    /** The diagnosis chosen in this edit; undefined where none was. */
    detectId,
    linkDiagnosis(chosen: string | null) {
      setDetectId(chosen)
      keep({ detectId: chosen })
    },
    /** Forgets what was left unsent here and goes on with what is stored. */
    discard() {
      recordDrafts.forget(memberId, draftId)
      draft.current = beginningOf(null, options)
      setDetectId(undefined)
      setRestored(false)
      form.reset(draft.current.values)
    },
    forget: () => recordDrafts.forget(memberId, draftId),
    /** Calls `send` with a complete entry; an incomplete one is told. */
    submit: (send: (entry: RecordDraft) => void) =>
      form.handleSubmit(
        (values) => send({ ...draft.current, values: asStored(values) }),
        (errors) => {
          const isIncomplete = Object.values(errors).some((error) => error?.type === 'required')
          if (isIncomplete) alert({ text: t('fields.incomplete') })
        },
      ),
  }
}
