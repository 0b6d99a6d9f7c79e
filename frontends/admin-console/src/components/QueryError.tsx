import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'

interface Props {
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'refetch'>
  /** What is missing, where several things may be. */
  subject?: string
}

/** The server's sentence and a retry where something could not be read; nothing otherwise. */
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
      {translate(error.message, { _: error.message })}
    </Alert>
  )
}
