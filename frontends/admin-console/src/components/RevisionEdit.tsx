import { type ReactNode, useState } from 'react'
import { Edit, type HttpError, type RaRecord, type SimpleFormProps, useEditContext } from 'react-admin'
import { EditActions } from './EditActions.tsx'
import { EditedElsewhere } from './EditedElsewhere.tsx'
import { RecordForm } from './RecordForm.tsx'

interface Props<Row extends RaRecord> {
  /** What changes with every change of the record: the service refuses a change of another one with 409. */
  revision: keyof Row & string
  /** What the service takes of a form, with the revision. */
  body: (typed: Row) => object
  maxWidth: string
  form: Omit<SimpleFormProps, 'children'>
  children: ReactNode
}

/** Whoever else saves meanwhile is not written over unseen: the form keeps the revision that it was opened with. */
const readOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** The page that edits a record with revisions, and says so when somebody else saved first. */
export function RevisionEdit<Row extends RaRecord>({ revision, body, maxWidth, ...props }: Props<Row>) {
  const [isEdited, setIsEdited] = useState(false)
  const onError = (error: unknown) => {
    if ((error as HttpError).status === 409) setIsEdited(true)
  }
  return (
    <Edit<Row>
      actions={<EditActions />}
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      queryOptions={readOnce}
      redirect="show"
      transform={body as never}
      sx={{ maxWidth }}
    >
      <FreshForm {...props}>
        {isEdited && <EditedElsewhere<Row> revision={revision} body={body} />}
        {props.children}
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
