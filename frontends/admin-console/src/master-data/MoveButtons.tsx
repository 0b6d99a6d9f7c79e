import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useListContext, useRecordContext, useResourceContext } from 'react-admin'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { getMasterName, type MasterRow } from './types.ts'

const MOVE_CALLS = {
  tags: 'POST /admin/tags/{id}/move',
  genres: 'POST /admin/genres/{id}/move',
  countries: 'POST /admin/countries/{id}/move',
  'purpose-details': 'POST /admin/purpose-details/{id}/move',
} as const

/** Moves a row up or down in the order in which forms offer it; the buttons exist only while the list is in that order. */
export function MoveButtons() {
  const row = useRecordContext<MasterRow>()
  const { data = [], sort, filterValues, page, perPage, total = 0 } = useListContext<MasterRow>()
  const isInOrder = sort.field === 'displayOrder' && sort.order === 'ASC'
  if (!row || !isInOrder || Object.keys(filterValues).length > 0) return null
  const position = (page - 1) * perPage + data.findIndex(({ id }) => id === row.id)
  return (
    <Box sx={{ display: 'flex' }}>
      <MoveButton row={row} step={-1} disabled={position === 0} />
      <MoveButton row={row} step={1} disabled={position === total - 1} />
    </Box>
  )
}

function MoveButton({ row, step, disabled }: { row: MasterRow; step: -1 | 1; disabled: boolean }) {
  const translate = useTranslate()
  const resource = useResourceContext() as keyof typeof MOVE_CALLS
  const action = useNotifyingMutation({
    run: (provider) => provider.call(MOVE_CALLS[resource], { id: row.id, body: { step } }),
    successText: () => ({ key: 'console.masterData.moved' }),
  })
  const Arrow = step === -1 ? ArrowUpwardRounded : ArrowDownwardRounded
  const direction = translate(step === -1 ? 'ra.action.move_up' : 'ra.action.move_down')
  return (
    <IconButton
      size="small"
      aria-label={`${getMasterName(row)}: ${direction}`}
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
