import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { isPasswordRequiredError } from '../../../lib/api/password-confirmed-runner.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  lines?: number
  children: (data: T) => ReactNode
}

/**
 * Shows the data of a chart query. A session of an easy-login link must enter the password first; one that has handed its
 * device over is redirected to the customer's part.
 */
export function ChartQueryBoundary<T>({ query, ...rest }: Props<T>) {
  const { t } = useTranslation('charts')
  const { confirmed, dialog } = useConfirmed()
  const code = query.error instanceof ApiError ? query.error.code : null
  if (code === 'CHARTS_HAND_OVER_ACTIVE') return <Navigate to={paths.chartHandOver} replace />
  if (!isPasswordRequiredError(query.error)) return <QueryBoundary query={query} {...rest} />
  const onUnlock = () => confirmed(() => query.refetch({ throwOnError: true })).catch(() => undefined)
  return (
    <>
      <EmptyState
        text={t('locked.text')}
        action={
          <Button variant="contained" onClick={() => void onUnlock()}>
            {t('locked.unlock')}
          </Button>
        }
      />
      {dialog}
    </>
  )
}
