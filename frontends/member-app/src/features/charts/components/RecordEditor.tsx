import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entry, type Reader, RecordConflict, useSaveRecord } from '../api/use-record.ts'
import type { RecordDraft } from '../drafts.ts'
import { editableFields, findConflicts, merge, ownValues } from '../record-rules.ts'
import type { ChartRecord } from '../types.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { RecordConflictForm, type Side } from './RecordConflictForm.tsx'
import { RecordFields } from './RecordFields.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useTellSent } from './use-tell-sent.ts'

interface Props {
  record: ChartRecord
  reader: Reader
  onSaved: () => void
  onCancel?: () => void
  /** What belongs to the diagnosis of the record, with the way to link another one. */
  diagnosis?: (link: {
    chosen: string | null | undefined
    choose: (detectId: string | null) => void
  }) => ReactNode
}

const hasConflict = ({ base, values }: Entry, stored: ChartRecord): boolean =>
  findConflicts({ base, mine: values, theirs: stored }).length > 0

interface PendingConflict {
  entry: Entry
  stored: ChartRecord
}

/** The own part of a record, to be filled in and sent; who was slower chooses between both versions. */
export function RecordEditor({ record, reader, onSaved, onCancel, diagnosis }: Props) {
  const { t } = useTranslation('charts')
  const tell = useTellSent()
  const save = useSaveRecord(reader, hasConflict)
  const form = useRecordForm({
    draftId: `${reader}.${record.recordId}`,
    fields: record.calteItems,
    version: record.version,
  })
  const [conflict, setConflict] = useState<PendingConflict | null>(null)

  const send = (entry: Entry) =>
    save.mutate(entry, {
      onSuccess: () => {
        form.forget()
        tell.sent(onSaved)
      },
      onError: (error) => {
        if (error instanceof RecordConflict) setConflict({ entry, stored: error.stored })
        else tell.failed(error)
      },
    })
  const sendDraft = ({ values, base, version, detectId }: RecordDraft) =>
    send({ record, values, base, version, detectId })
  const decide = ({ entry, stored }: PendingConflict, chosen: Record<string, Side>) => {
    const values = merge({ base: entry.base, mine: entry.values, theirs: stored }, chosen)
    send({ ...entry, values, base: ownValues(stored.calteItems), version: stored.version })
  }

  // The device is in the customer's hands: the fields of the staff wait until it is back.
  const fields = reader === 'hand-over' ? editableFields(record.calteItems) : record.calteItems

  if (conflict)
    return (
      <RecordConflictForm
        conflicts={findConflicts({
          base: conflict.entry.base,
          mine: conflict.entry.values,
          theirs: conflict.stored,
        })}
        storedAt={conflict.stored.updated}
        busy={save.isPending}
        onDecide={(chosen) => decide(conflict, chosen)}
        onBack={() => setConflict(null)}
      />
    )
  return (
    <Box component="form" noValidate onSubmit={form.submit(sendDraft)}>
      {form.isRestored && <DraftNotice onDiscard={form.discard} />}
      <RecordFields fields={fields} control={form.control} />
      {diagnosis?.({ chosen: form.detectId, choose: form.linkDiagnosis })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button type="submit" variant="contained" size="large" disabled={save.isPending}>
          {t('send.action')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('send.cancel')}</Button>}
      </Box>
    </Box>
  )
}
