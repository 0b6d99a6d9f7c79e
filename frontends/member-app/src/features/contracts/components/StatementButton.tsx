import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toReceiptPath } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatMonth } from '../../../lib/i18n/use-format-month.ts'
import type { StatementMonth } from '../types.ts'

/** Opens the invoice over everything of a month; it is issued when it is first wanted. */
export function StatementButton({ statement: { month } }: { statement: StatementMonth }) {
  const { t } = useTranslation('contracts')
  const formatMonth = useFormatMonth()
  const navigate = useNavigate()
  const showError = useShowError()
  const queryClient = useQueryClient()
  const issue = $api.useMutation('post', '/payment/statements')
  const open = () =>
    issue.mutate(
      { body: { month } },
      {
        onSuccess: ({ id }) => {
          void queryClient.invalidateQueries({ queryKey: ['get', '/payment/statements'] })
          navigate(toReceiptPath(id))
        },
        onError: showError,
      },
    )
  return (
    <Button
      variant="text"
      disabled={issue.isPending}
      onClick={open}
      aria-label={t('charges.statementOf', { month: formatMonth(month) })}
    >
      {t('charges.statement')}
    </Button>
  )
}
