import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useListContext, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useAction } from '../components/use-action.ts'
import { moved } from './order.ts'
import { type MasterRow, nameOf } from './types.ts'

/** Moves a row up or down in the order the forms show; only there while the list stands in that order. */
export function MoveButtons() {
  const row = useRecordContext<MasterRow>()
  const { data = [], sort, filterValues } = useListContext<MasterRow>()
  const isInOrder = sort.field === 'displayOrder' && sort.order === 'ASC'
  if (!row || !isInOrder || Object.keys(filterValues).length > 0) return null
  return (
    <Box sx={{ display: 'flex' }}>
      <MoveButton row={row} rows={data} step={-1} />
      <MoveButton row={row} rows={data} step={1} />
    </Box>
  )
}

function MoveButton({ row, rows, step }: { row: MasterRow; rows: MasterRow[]; step: -1 | 1 }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const changes = moved(rows, row.id, step)
  const action = useAction({
    async run(provider) {
      for (const { id, displayOrder } of changes) {
        const previousData = rows.find((one) => one.id === id)
        await provider.update(resource, { id, data: { ...previousData, displayOrder }, previousData })
      }
    },
    done: () => ({ key: 'console.masterData.moved' }),
  })
  const Arrow = step === -1 ? ArrowUpwardRounded : ArrowDownwardRounded
  const direction = translate(step === -1 ? 'ra.action.move_up' : 'ra.action.move_down')
  return (
    <IconButton
      size="small"
      aria-label={`${nameOf(row)}: ${direction}`}
      disabled={changes.length === 0 || action.isPending}
      onClick={(event) => {
        event.stopPropagation()
        action.mutate()
      }}
    >
      <Arrow fontSize="small" />
    </IconButton>
  )
}
