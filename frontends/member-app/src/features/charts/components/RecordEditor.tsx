import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'
import { RecordConflictError, type RecordEdit, type RecordReader, useSaveRecord } from '../api/use-record.ts'
import { findFieldConflicts, getEditableValues, listEditableFields, mergeValues } from '../record.rules.ts'
import type { RecordDraft } from '../record-drafts.ts'
import type { ChartRecord } from '../types.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { type ConflictSide, RecordConflictForm } from './RecordConflictForm.tsx'
import { RecordFields } from './RecordFields.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSendAlerts } from './use-send-alerts.ts'

interface Props {
  record: ChartRecord
  reader: RecordReader
  onSaved: () => void
  onCancel?: () => void
  /** Renders the linked diagnosis and the button to link another one. */
  diagnosis?: (link: {
    chosen: string | null | undefined
    choose: (detectId: string | null) => void
  }) => ReactNode
}

const hasConflict = ({ base, values }: RecordEdit, stored: ChartRecord): boolean =>
  findFieldConflicts({ base, mine: values, theirs: stored }).length > 0

interface PendingConflict {
  entry: RecordEdit
  stored: ChartRecord
}

/** Edits the reader's part of a record; a person who saves second chooses between both versions. */
export function RecordEditor({ record, reader, onSaved, onCancel, diagnosis }: Props) {
  const { t } = useTranslation('charts')
  const alerts = useSendAlerts()
  const save = useSaveRecord(reader, hasConflict)
  const form = useRecordForm({
    draftId: `${reader}.${record.recordId}`,
    fields: record.calteItems,
    version: record.version,
  })
  const [conflict, setConflict] = useState<PendingConflict | null>(null)

  const send = (entry: RecordEdit) =>
    save.mutate(entry, {
      onSuccess: () => {
        form.forget()
        if (reader === 'hand-over') {
          // The customer is thanked at once; nothing has to be closed first.
          alerts.noticeSent()
          onSaved()
        } else alerts.alertSent(onSaved)
      },
      onError: (error) => {
        if (error instanceof RecordConflictError) setConflict({ entry, stored: error.stored })
        else alerts.alertFailed(error)
      },
    })
  const sendDraft = ({ values, base, version, detectId }: RecordDraft) =>
    send({ record, values, base, version, detectId })
  const onDecide = ({ entry, stored }: PendingConflict, chosen: Record<string, ConflictSide>) => {
    const values = mergeValues({ base: entry.base, mine: entry.values, theirs: stored }, chosen)
    send({ ...entry, values, base: getEditableValues(stored.calteItems), version: stored.version })
  }

  // The customer holds the device of the staff, whose own fields are not for the customer's eyes.
  const fields = reader === 'hand-over' ? listEditableFields(record.calteItems) : record.calteItems

  if (conflict)
    return (
      <RecordConflictForm
        conflicts={findFieldConflicts({
          base: conflict.entry.base,
          mine: conflict.entry.values,
          theirs: conflict.stored,
        })}
        storedAt={conflict.stored.updated}
        isBusy={save.isPending}
        onDecide={(chosen) => onDecide(conflict, chosen)}
        onBack={() => setConflict(null)}
      />
    )
  return (
    <Box component="form" noValidate onSubmit={form.submit(sendDraft)}>
      {form.isRestored && <DraftNotice onDiscard={form.discard} />}
      <RecordFields fields={fields} control={form.control} />
      {diagnosis?.({ chosen: form.detectId, choose: form.linkDiagnosis })}
      <FlowActions>
        <Button type="submit" variant="contained" size="large" disabled={save.isPending}>
          {t('send.action')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('send.cancel')}</Button>}
      </FlowActions>
    </Box>
  )
}
