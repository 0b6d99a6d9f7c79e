import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MAX_PAGE_SIZE } from '../../lib/paging.ts'

/** Shows how many are selected, with a button that clears the selection. */
export function SelectionCount({ count, onClear }: { count: number; onClear: () => void }) {
  const { t } = useTranslation('lists')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44, mt: 1.5 }}>
      <Typography role="status" sx={{ fontWeight: count > 0 ? 600 : 400 }}>
        {count === 0 ? t('chooseSomebody') : t('chosen', { count })}
        {count >= MAX_PAGE_SIZE && ` ${t('chosenMost')}`}
      </Typography>
      {count > 0 && <Button onClick={onClear}>{t('clear')}</Button>}
    </Box>
  )
}
