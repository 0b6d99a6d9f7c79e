import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from '../i18n/use-translate.ts'

interface Props {
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'refetch'>
  /** Names what is missing, for pages on which several queries may fail. */
  subject?: string
}

/** Displays the server's sentence and a retry button if the query failed. */
export function QueryError({ query: { error, refetch }, subject }: Props) {
  const translate = useTranslate()
  if (!error) return null
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={<Button onClick={() => refetch()}>{translate('console.error.retry')}</Button>}
    >
      {subject && `${subject}: `}
      {translate(error.message, { defaultValue: error.message })}
    </Alert>
  )
}
