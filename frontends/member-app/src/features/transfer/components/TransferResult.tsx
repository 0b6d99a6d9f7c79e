import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'
import { $api } from '../../../lib/api/queries.ts'
import { CompletedTransfer } from './CompletedTransfer.tsx'

/** Shows after the last step what was moved, which can be undone for 24 hours. */
export function TransferResult({ id, onAnother }: { id: string; onAnother: () => void }) {
  const { t } = useTranslation('transfer')
  const transfer = $api.useQuery('get', '/admin/transfers/{id}', { params: { path: { id } } })
  const heading = useFocusOnMount()
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2.5, outline: 'none' }}>
        {t('result.title')}
      </Typography>
      <QueryBoundary query={transfer} lines={3}>
        {(made) => <CompletedTransfer transfer={made} />}
      </QueryBoundary>
      <Button variant="contained" size="large" onClick={onAnother} sx={{ mt: 4 }}>
        {t('result.another')}
      </Button>
    </>
  )
}
