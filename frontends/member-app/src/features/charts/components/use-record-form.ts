import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useSession } from '../../session/session-context.ts'
import { type FieldValues, findFieldProblems, getEditableValues, toStoredValue } from '../record.rules.ts'
import { type RecordDraft, recordDrafts } from '../record-drafts.ts'
import type { ChartField } from '../types.ts'

interface Options {
  /** The draft is stored on this device under this id. */
  draftId: string
  fields: readonly ChartField[]
  /** The version of the record when it was read; 0 for a new one. */
  version: number
}

/** Begins an edit with the unsent draft of this device, or with the stored record. */
function toInitialDraft(draft: RecordDraft | null, { fields, version }: Options): RecordDraft {
  const stored = getEditableValues(fields)
  if (!draft) return { values: stored, base: stored, version, requestKey: crypto.randomUUID() }
  const pickKnownFields = (values: FieldValues) =>
    Object.fromEntries(Object.keys(stored).map((id) => [id, values[id] ?? stored[id] ?? '']))
  return { ...draft, values: pickKnownFields(draft.values), base: pickKnownFields(draft.base) }
}

/** Holds the fields of one side in a form and stores every change on the device until it is sent. */
export function useRecordForm(options: Options) {
  const { draftId, fields } = options
  const { t } = useTranslation('charts')
  const alert = useAlert()
  const memberId = useSession().user?.id ?? ''
  const [savedDraft] = useState(() => recordDrafts.find(memberId, draftId, Date.now()))
  const [isRestored, setIsRestored] = useState(savedDraft !== null)
  const draft = useRef(toInitialDraft(savedDraft, options))
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

  /** A changed entry is another request and needs another key; an unchanged one needs no draft. */
  function saveDraft(change: Partial<Pick<RecordDraft, 'values' | 'detectId'>>): void {
    const next = { ...draft.current, ...change, requestKey: crypto.randomUUID() }
    draft.current = next
    const isUnchanged =
      JSON.stringify(next.values) === JSON.stringify(next.base) && next.detectId === undefined
    if (isUnchanged) recordDrafts.forget(memberId, draftId)
    else recordDrafts.save(memberId, draftId, next, Date.now())
  }
  const latestSaveDraft = useRef(saveDraft)
  latestSaveDraft.current = saveDraft
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => latestSaveDraft.current({ values: { ...values } }),
      }),
    [form],
  )

  const toStoredValues = (values: FieldValues): FieldValues =>
    Object.fromEntries(
      fields
        .filter(({ editable }) => editable)
        .map((field) => [field.id, toStoredValue(field, values[field.id] ?? '')]),
    )

  return {
    control: form.control,
    isRestored,
    /** The diagnosis is undefined when this edit chose none. */
    detectId,
    linkDiagnosis(chosen: string | null) {
      setDetectId(chosen)
      saveDraft({ detectId: chosen })
    },
    /** Removes the draft and resets the form to the stored record. */
    discard() {
      recordDrafts.forget(memberId, draftId)
      draft.current = toInitialDraft(null, options)
      setDetectId(undefined)
      setIsRestored(false)
      form.reset(draft.current.values)
    },
    forget: () => recordDrafts.forget(memberId, draftId),
    /** Calls `send` with a complete entry, and tells the member about an incomplete one. */
    submit: (send: (entry: RecordDraft) => void) =>
      form.handleSubmit(
        (values) => send({ ...draft.current, values: toStoredValues(values) }),
        (errors) => {
          const isIncomplete = Object.values(errors).some((error) => error?.type === 'required')
          if (isIncomplete) alert({ text: t('fields.incomplete') })
        },
      ),
  }
}
