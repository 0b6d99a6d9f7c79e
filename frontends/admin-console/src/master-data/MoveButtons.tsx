import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useListContext, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useAction } from '../components/use-action.ts'
import { type MasterRow, nameOf } from './types.ts'

const moves = {
  tags: 'POST /admin/tags/{id}/move',
  genres: 'POST /admin/genres/{id}/move',
  countries: 'POST /admin/countries/{id}/move',
  'purpose-details': 'POST /admin/purpose-details/{id}/move',
} as const

/** Moves a row up or down in the order the forms show; only there while the list stands in that order. */
export function MoveButtons() {
  const row = useRecordContext<MasterRow>()
  const { data = [], sort, filterValues, page, perPage, total = 0 } = useListContext<MasterRow>()
  const isInOrder = sort.field === 'displayOrder' && sort.order === 'ASC'
  if (!row || !isInOrder || Object.keys(filterValues).length > 0) return null
  const place = (page - 1) * perPage + data.findIndex(({ id }) => id === row.id)
  return (
    <Box sx={{ display: 'flex' }}>
      <MoveButton row={row} step={-1} disabled={place === 0} />
      <MoveButton row={row} step={1} disabled={place === total - 1} />
    </Box>
  )
}

function MoveButton({ row, step, disabled }: { row: MasterRow; step: -1 | 1; disabled: boolean }) {
  const translate = useTranslate()
  const resource = useResourceContext() as keyof typeof moves
  const action = useAction({
    run: (provider) => provider.call(moves[resource], { id: row.id, body: { step } }),
    done: () => ({ key: 'console.masterData.moved' }),
  })
  const Arrow = step === -1 ? ArrowUpwardRounded : ArrowDownwardRounded
  const direction = translate(step === -1 ? 'ra.action.move_up' : 'ra.action.move_down')
  return (
    <IconButton
      size="small"
      aria-label={`${nameOf(row)}: ${direction}`}
      disabled={disabled || action.isPending}
      onClick={(event) => {
        event.stopPropagation()
        action.mutate()
      }}
    >
      <Arrow fontSize="small" />
    </IconButton>
  )
}
