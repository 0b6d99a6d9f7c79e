import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { QueryError } from '../../components/QueryError.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { TransferPreview, TransferRequest } from '../types.ts'
import { useTransferPreview } from '../use-transfer-preview.ts'
import { PreviewRow } from './PreviewRow.tsx'
import { TransferProblems } from './TransferProblems.tsx'

interface Props {
  request: TransferRequest
  /** Is called with whether the preview allows the transfer. */
  children: (isAllowed: boolean) => React.ReactNode
}

/** Step 3 displays what will move; the server computes it with the rules that the transfer uses. */
export function ConfirmStep({ request, children }: Props) {
  const query = useTransferPreview(request)
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
  return (
    <>
      <TransferProblems problems={problems} />
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
