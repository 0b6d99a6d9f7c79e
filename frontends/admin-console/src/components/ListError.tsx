import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'

/** Replaces a list that could not be loaded by the server's sentence and a retry button. */
export function ListError() {
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  const reason = error?.message ?? ''
  return (
    <Box
      role="alert"
      sx={{ py: 6, px: 2, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}
    >
      <Typography>{translate('console.error.list')}</Typography>
      {reason && <Typography color="textSecondary">{translate(reason, { defaultValue: reason })}</Typography>}
      <Button variant="outlined" onClick={() => refetch()}>
        {translate('console.error.retry')}
      </Button>
    </Box>
  )
}
