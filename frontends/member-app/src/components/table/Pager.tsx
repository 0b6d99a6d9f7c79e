import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MAX_PAGE_SIZE, type PageOf, pageSizes } from '../../lib/paging.ts'
import { useAlert } from '../alert/alert-context.ts'
import type { PagingControl } from './use-url-paging.ts'

interface Props extends PagingControl {
  /** The page that the list shows now. */
  shown: Omit<PageOf<unknown>, 'rows'>
}

/** Pages through a list and changes the number of rows; more than 99 rows are rejected. */
export function Pager({ shown, paging, onChange }: Props) {
  const { t } = useTranslation('lists')
  const alert = useAlert()
  const { total, page, size } = shown
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  const goToPage = (to: number) => onChange({ ...paging, page: to })
  const changeSize = (value: string) => {
    if (value === 'all' && total > MAX_PAGE_SIZE) alert({ text: t('tooMany') })
    else onChange({ page: 1, size: value === 'all' ? 'all' : Number(value) })
  }
  return (
    <Box component="nav" aria-label={t('pages')} sx={bar}>
      <NativeSelect
        value={paging.size}
        onChange={(event) => changeSize(event.target.value)}
        input={<OutlinedInput size="small" sx={{ '& select': { py: 1.375 } }} />}
        inputProps={{ 'aria-label': t('rowsPerPage') }}
      >
        {pageSizes.map((rows) => (
          <option key={rows} value={rows}>
            {t('rows', { count: rows })}
          </option>
        ))}
        <option value="all">{t('all')}</option>
      </NativeSelect>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums', mr: 1 }}>
          {t('range', { first, last, total })}
        </Typography>
        <IconButton aria-label={t('previous')} disabled={page === 1} onClick={() => goToPage(page - 1)}>
          <ChevronLeftRounded />
        </IconButton>
        <IconButton aria-label={t('next')} disabled={last >= total} onClick={() => goToPage(page + 1)}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
    </Box>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 } as const
