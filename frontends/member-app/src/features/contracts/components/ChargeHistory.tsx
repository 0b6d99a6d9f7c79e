import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { QueryApi } from '../../../lib/api/queries.ts'
import { useFormatMonth } from '../../../lib/i18n/use-format-month.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { useCharges } from '../api/use-charges.ts'
import { groupByMonth } from '../charges.rules.ts'
import { ChargeRow } from './ChargeRow.tsx'
import { StatementButton } from './StatementButton.tsx'

interface Props {
  confirmed: PasswordConfirmedRunner
  $confirmed: QueryApi
}

/** Lists what the member was charged by month, with a receipt for each charge and one invoice for each month that is over. */
export function ChargeHistory({ confirmed, $confirmed }: Props) {
  const { t } = useTranslation('contracts')
  const month = useFormatMonth()
  const yen = useFormatYen()
  const charges = useCharges(confirmed)
  const statements = $confirmed.useQuery('get', '/payment/statements')
  if (charges.isPending) return <LoadingState lines={6} />
  if (charges.isError) return <ErrorState error={charges.error} onRetry={() => void charges.refetch()} />
  const all = charges.data.pages.flatMap((page) => page.charges)
  if (all.length === 0) return null
  return (
    <PageSection title={t('charges.title')} first>
      {groupByMonth(all).map(({ month: ofMonth, charges: rows }) => {
        const statement = statements.data?.find((one) => one.month === ofMonth)
        return (
          <Box component="section" key={ofMonth} aria-label={month(ofMonth)} sx={{ mb: 4 }}>
            <Box sx={headStyle}>
              <Typography variant="h3" sx={{ flexGrow: 1 }}>
                {month(ofMonth)}
              </Typography>
              {statement && (
                <Typography sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
                  {t('charges.sum', { amount: yen(statement.amount) })}
                </Typography>
              )}
              {statement?.isOver && <StatementButton statement={statement} />}
            </Box>
            <Box component="ul" sx={listStyle}>
              {rows.map((charge) => (
                <ChargeRow key={charge.id} charge={charge} />
              ))}
            </Box>
          </Box>
        )
      })}
      {charges.hasNextPage && (
        <Button
          variant="outlined"
          disabled={charges.isFetchingNextPage}
          onClick={() => void charges.fetchNextPage()}
        >
          {t('charges.more')}
        </Button>
      )}
    </PageSection>
  )
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
  pb: 0.5,
} as const
const listStyle = { listStyle: 'none', m: 0, p: 0 } as const
