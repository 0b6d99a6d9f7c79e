import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import { DataTable, type DataTableColumn } from '../../../components/table/DataTable.tsx'
import { canUndoPlanChange, isCancellable } from '../rules.ts'
import type { Contract } from '../types.ts'
import { PeriodChangeButton } from './PeriodChangeButton.tsx'
import { PaymentDetailLink, useContractColumns } from './use-contract-columns.tsx'

interface Props {
  contracts: readonly Contract[]
  selected: readonly string[]
  busy: boolean
  onSelect: (id: string, isSelected: boolean) => void
  onUndo: (contract: Contract) => void
  onUndoPlanChange: (contract: Contract) => void
}

/** Lists the contracts with checkboxes to select those to cancel. */
export function ContractTable({ contracts, selected, busy, onSelect, onUndo, onUndoPlanChange }: Props) {
  const { t } = useTranslation('contracts')
  const columns = useContractColumns()
  const selectable: DataTableColumn<Contract> = {
    ...columns.product,
    cell: (contract) => (
      <Box sx={{ display: 'flex', alignItems: 'center', ml: -1.25 }}>
        <Checkbox
          checked={selected.includes(contract.id)}
          disabled={busy || !isCancellable(contract)}
          onChange={(_, isSelected) => onSelect(contract.id, isSelected)}
          slotProps={{
            input: {
              'aria-label': t('select', { product: contract.productDisplayName, user: contract.userName }),
            },
          }}
        />
        <PaymentDetailLink contract={contract} />
      </Box>
    ),
  }
  const status: DataTableColumn<Contract> = {
    ...columns.status,
    cell: (contract) => (
      <>
        {columns.status.cell(contract)}
        {canUndoPlanChange(contract) && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => onUndoPlanChange(contract)}
            sx={{ mt: 1 }}
          >
            {t(contract.nextPeriod === null ? 'planned.action' : 'period.action')}
          </Button>
        )}
        <PeriodChangeButton contract={contract} busy={busy} />
        {contract.isUndoable && (
          <Button variant="outlined" disabled={busy} onClick={() => onUndo(contract)} sx={{ mt: 1 }}>
            {t('undo.action')}
          </Button>
        )}
      </>
    ),
  }
  return (
    <DataTable
      label={t('title')}
      columns={[selectable, columns.people, columns.price, status, columns.nextPayment]}
      rows={contracts}
      rowKey={({ id }) => id}
      busy={busy}
    />
  )
}
