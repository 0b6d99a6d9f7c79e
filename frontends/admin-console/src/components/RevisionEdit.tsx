import { type ReactNode, useState } from 'react'
import { Edit, type EditProps, type HttpError, type RaRecord, useEditContext } from 'react-admin'
import { EditActions } from './EditActions.tsx'
import { EditConflict, type EditConflictProps } from './EditConflict.tsx'
import { RecordForm } from './RecordForm.tsx'

interface Props<Row extends RaRecord>
  extends EditConflictProps<Row>,
    Pick<EditProps<Row>, 'actions' | 'aside' | 'redirect' | 'sx'> {
  /** What changes with every change of the record: the service refuses a change of another one with 409. */
  revision: keyof Row & string
  /** What the service takes of a form, with the revision. */
  toBody: (typed: Row) => object
  form: Omit<Parameters<typeof RecordForm>[0], 'children'>
  children: ReactNode
}

/** Whoever else saves meanwhile is not written over unseen: the form keeps the revision that it was opened with. */
const READ_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** The page that edits a record with revisions, and shows both versions when somebody else saved first. */
export function RevisionEdit<Row extends RaRecord>(props: Props<Row>) {
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
          <EditConflict<Row>
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

/** Waits for the record as it is now; what an earlier page remembers of it may be old. */
function FreshForm({ form, children }: Pick<Props<RaRecord>, 'form' | 'children'>) {
  const { isFetching } = useEditContext()
  const [isFresh, setIsFresh] = useState(false)
  if (!isFresh && !isFetching) setIsFresh(true)
  return isFresh ? <RecordForm {...form}>{children}</RecordForm> : null
}
