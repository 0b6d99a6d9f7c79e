import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useSession } from '../../session/session-context.ts'
import {
  type FieldValues,
  findFieldProblems,
  getEditableValues,
  listCopiedValues,
  toStoredValue,
} from '../record.rules.ts'
import { type RecordDraft, recordDrafts } from '../record-drafts.ts'
import type { ChartField, PreviousVisit } from '../types.ts'

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
  const [unconfirmed, setUnconfirmed] = useState<readonly string[]>(draft.current.unconfirmed ?? [])
  const [detectId, setDetectId] = useState(draft.current.detectId)

  const resolver: Resolver<FieldValues> = (values) => {
    const wrong = Object.entries(findFieldProblems(fields, values, unconfirmed))
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
  function saveDraft(change: Partial<Pick<RecordDraft, 'values' | 'detectId' | 'unconfirmed'>>): void {
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

  function saveUnconfirmed(ids: readonly string[]): void {
    setUnconfirmed(ids)
    saveDraft({ unconfirmed: ids })
  }

  return {
    control: form.control,
    /** The fields that were copied from the last visit and wait for a confirmation. */
    unconfirmed,
    /** Copies what may be carried over into the fields that nobody has filled in yet; returns how many it copied. */
    copyPrevious(visit: PreviousVisit): number {
      const copied = listCopiedValues(visit.values, {
        values: form.getValues(),
        initial: getEditableValues(fields),
      })
      saveUnconfirmed([...unconfirmed, ...copied.map(({ id }) => id)])
      for (const { id, value } of copied) form.setValue(id, value)
      return copied.length
    },
    /** Takes the mark from a copied field. */
    confirm(id: string) {
      if (!unconfirmed.includes(id)) return
      saveUnconfirmed(unconfirmed.filter((each) => each !== id))
      form.clearErrors(id)
    },
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
      setUnconfirmed([])
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
          const types = new Set(Object.values(errors).map((error) => error?.type))
          const first = fields.find(({ id }) => errors[id])
          // The dialog gives the focus back to the button, so the field gets it after that.
          const onClose = () => setTimeout(() => first && form.setFocus(first.id))
          if (types.has('required')) alert({ text: t('fields.incomplete'), onClose })
          else if (types.has('unconfirmed')) alert({ text: t('previous.unconfirmed'), onClose })
        },
      ),
  }
}
