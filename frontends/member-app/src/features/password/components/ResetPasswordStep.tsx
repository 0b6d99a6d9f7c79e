import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

/** Checks the link first; only a valid one opens the form. */
export function ResetPasswordStep({ path, onDone }: { path: string; onDone: () => void }) {
  const { t } = useTranslation('password')
  const link = $api.useQuery(
    'post',
    '/account/forgot-password/confirm-temp-url',
    { params: { query: { path } } },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  if (link.isPending) return <LoadingState />
  if (link.isError) return <ErrorState error={link.error} onRetry={() => void link.refetch()} />
  if (link.data) return <ResetPasswordForm path={path} onDone={onDone} />
  const requestAgainLink = (
    <Link component={RouterLink} to={paths.forgotPassword}>
      {t('reset.again')}
    </Link>
  )
  return <EmptyState text={t('reset.invalid')} action={requestAgainLink} />
}
