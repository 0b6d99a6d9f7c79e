import { type ReactNode, useState } from 'react'
import { Edit, type EditProps, type HttpError, type RaRecord, useEditContext } from 'react-admin'
import { EditActions } from './EditActions.tsx'
import { EditConflictAlert, type EditConflictAlertProps } from './EditConflictAlert.tsx'
import { RecordForm } from './RecordForm.tsx'

interface Props<Row extends RaRecord>
  extends EditConflictAlertProps<Row>,
    Pick<EditProps<Row>, 'actions' | 'aside' | 'id' | 'redirect' | 'sx' | 'title'> {
  /** This field changes with every change of the record; the service rejects a change of any other revision with 409. */
  revision: keyof Row & string
  /** Converts the form for the service, with the revision. */
  toBody: (typed: Row) => object
  form: Omit<Parameters<typeof RecordForm>[0], 'children'>
  children: ReactNode
}

/** A refetch would replace the revision that the form was opened with, and changes of others would then be overwritten unseen. */
const READ_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** Edits a record that has revisions, and shows both versions if somebody else saved first. */
export function ConflictAwareEdit<Row extends RaRecord>(props: Props<Row>) {
  const { revision, toBody, inputPrefix, getLabel, form, children, ...page } = props
  const [conflictCount, setConflictCount] = useState(0)
  const onError = (error: unknown) => {
    if ((error as HttpError).status === 409) setConflictCount((count) => count + 1)
  }
  return (
    <Edit<Row>
      actions={<EditActions />}
      redirect="show"
      {...page}
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      queryOptions={READ_ONCE}
      transform={toBody as never}
    >
      <FreshForm form={form}>
        {conflictCount > 0 && (
          <EditConflictAlert<Row>
            key={conflictCount}
            revision={revision}
            toBody={toBody}
            inputPrefix={inputPrefix}
            getLabel={getLabel}
          />
        )}
        {children}
      </FreshForm>
    </Edit>
  )
}

/** Waits for the current record, because the cached one of an earlier page may be outdated. */
function FreshForm({ form, children }: Pick<Props<RaRecord>, 'form' | 'children'>) {
  const { isFetching } = useEditContext()
  const [isFresh, setIsFresh] = useState(false)
  if (!isFresh && !isFetching) setIsFresh(true)
  return isFresh ? <RecordForm {...form}>{children}</RecordForm> : null
}
