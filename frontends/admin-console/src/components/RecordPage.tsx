import Box from '@mui/material/Box'
import type { ReactElement, ReactNode } from 'react'
import {
  HttpError,
  ListButton,
  Show,
  TopToolbar,
  useNotify,
  useRedirect,
  useResourceContext,
  useShowContext,
} from 'react-admin'
import { FieldErrorBoundary } from './FieldErrorBoundary.tsx'
import { QueryError } from './QueryError.tsx'

interface Props {
  /** By default the title consists of the kind of record and its name. */
  title?: ReactElement
  actions?: ReactNode
  children: ReactNode
}

/** Displays one record, with panels side by side on a wide screen and below each other on a phone. */
export function RecordPage({ title, actions, children }: Props) {
  const resource = useResourceContext()
  const notify = useNotify()
  const redirect = useRedirect()
  // react-admin takes every failed request for a deleted record, while only a 404 means that.
  const onError = (error: Error) => {
    if (!(error instanceof HttpError) || error.status !== 404) return
    notify('ra.notification.item_doesnt_exist', { type: 'error' })
    redirect('list', resource)
  }
  return (
    <Show
      {...(title ? { title: <FieldErrorBoundary>{title}</FieldErrorBoundary> } : {})}
      component="div"
      queryOptions={{ onError }}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ListButton />
          <FieldErrorBoundary>{actions}</FieldErrorBoundary>
        </TopToolbar>
      }
    >
      <Panels>{children}</Panels>
    </Show>
  )
}

/** Keeps the last data when a reload fails, because somebody may be typing on the page. */
function Panels({ children }: Pick<Props, 'children'>) {
  const { error, record, refetch } = useShowContext()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QueryError query={{ error: error ?? null, refetch }} />
      {(record || !error) && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
