import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { slicePage } from '../../../lib/paging.ts'
import { usePurchaseHistory } from '../api/use-purchase-history.ts'
import { useContractColumns } from './use-contract-columns.tsx'

/** Lists everything the member has paid or used, page by page. */
export function PurchaseHistory({ confirmed }: { confirmed: PasswordConfirmedRunner }) {
  const { t } = useTranslation('contracts')
  const control = useUrlPaging()
  const history = usePurchaseHistory(confirmed)
  const { product, people, price, status, started } = useContractColumns()
  return (
    <QueryBoundary query={history} lines={6}>
      {(all) => {
        if (all.length === 0) return <EmptyState text={t('history.none')} />
        const shown = slicePage(control.paging, all)
        return (
          <>
            <DataTable
              label={t('history.title')}
              columns={[product, started, people, price, status]}
              rows={shown.rows}
              rowKey={({ id }) => id}
            />
            <Pager shown={shown} {...control} />
          </>
        )
      }}
    </QueryBoundary>
  )
}
