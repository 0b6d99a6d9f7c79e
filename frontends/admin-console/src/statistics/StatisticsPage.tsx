import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { QueryError } from '../components/QueryError.tsx'
import { type TextKey, useTranslate } from '../i18n/use-translate.ts'

interface Props<Data> {
  title: TextKey
  /** The form that chooses the days. */
  form: ReactNode
  query: UseQueryResult<Data, Error>
  children: (data: Data) => ReactNode
}

/** Displays statistics; the form stays visible while they load and after an error. */
export function StatisticsPage<Data>({ title, form, query, children }: Props<Data>) {
  const translate = useTranslate()
  const { data, error, isPlaceholderData } = query
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: '80rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={translate(title)} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>{form}</Card>
      <QueryError query={query} />
      {!error && !data && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box sx={{ display: 'contents' }} aria-busy={isPlaceholderData}>
          {children(data)}
        </Box>
      )}
    </Box>
  )
}
