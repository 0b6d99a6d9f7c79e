import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { QueryError } from '../../components/QueryError.tsx'
import type { ConsoleDataProvider } from '../../dataProvider/data-provider.ts'
import type { TransferPreview, TransferRequest } from '../types.ts'
import { PreviewRow } from './PreviewRow.tsx'

interface Props {
  request: TransferRequest
  /** Told whenever the preview says that the transfer may, or may not, be done. */
  children: (allowed: boolean) => React.ReactNode
}

/** Step 3: what will move, computed by the server with the same rules that will move it. */
export function ConfirmStep({ request, children }: Props) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const query = useQuery<TransferPreview, Error>({
    queryKey: ['transfers', 'preview', request],
    queryFn: () => provider.call('POST /admin/transfers/preview', { body: request }),
    gcTime: 0,
    retry: false,
  })
  const { data, error, isPending } = query
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isPending && <Skeleton variant="rounded" height={200} />}
      <QueryError query={query} />
      {data && <Preview preview={data} />}
      {children(data !== undefined && !error && data.problems.length === 0 && data.rows.length > 0)}
    </Box>
  )
}

function Preview({ preview: { rows, problems } }: { preview: TransferPreview }) {
  const translate = useTranslate()
  const nameOf = (id: string) => rows.find(({ userId }) => userId === id)?.username
  return (
    <>
      {problems.length > 0 && (
        <Alert severity="error" variant="outlined">
          {translate('console.transfers.problems')}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {problems.map(({ userId, message }) => (
              <li key={userId}>{[nameOf(userId), message].filter(Boolean).join(' · ')}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {rows.map((row) => (
          <PreviewRow key={row.userId} row={row} />
        ))}
      </Box>
      <Typography color="textSecondary">{translate('console.transfers.access')}</Typography>
    </>
  )
}
