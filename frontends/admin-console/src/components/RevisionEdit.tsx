import { type ReactNode, useState } from 'react'
import { Edit, type EditProps, type HttpError, type RaRecord, useEditContext } from 'react-admin'
import { EditActions } from './EditActions.tsx'
import { EditedElsewhere, type EditedProps } from './EditedElsewhere.tsx'
import { RecordForm } from './RecordForm.tsx'

interface Props<Row extends RaRecord>
  extends EditedProps<Row>,
    Pick<EditProps<Row>, 'actions' | 'aside' | 'redirect' | 'sx'> {
  /** What changes with every change of the record: the service refuses a change of another one with 409. */
  revision: keyof Row & string
  /** What the service takes of a form, with the revision. */
  body: (typed: Row) => object
  form: Omit<Parameters<typeof RecordForm>[0], 'children'>
  children: ReactNode
}

/** Whoever else saves meanwhile is not written over unseen: the form keeps the revision that it was opened with. */
const readOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** The page that edits a record with revisions, and shows both versions when somebody else saved first. */
export function RevisionEdit<Row extends RaRecord>(props: Props<Row>) {
  const { revision, body, inputPrefix, labelOf, form, children, ...page } = props
  const [conflicts, setConflicts] = useState(0)
  const onError = (error: unknown) => {
    if ((error as HttpError).status === 409) setConflicts((count) => count + 1)
  }
  return (
    <Edit<Row>
      actions={<EditActions />}
      redirect="show"
      {...page}
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      queryOptions={readOnce}
      transform={body as never}
    >
      <FreshForm form={form}>
        {conflicts > 0 && (
          <EditedElsewhere<Row>
            key={conflicts}
            revision={revision}
            body={body}
            inputPrefix={inputPrefix}
            labelOf={labelOf}
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
