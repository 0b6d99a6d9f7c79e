import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import type { Product } from '../types.ts'

/** Shows what a plan costs a month. */
export function PlanPrice({ price }: Pick<Product, 'price'>) {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  return (
    <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {t('price', { price: yen(price) })}
    </Typography>
  )
}

/** Lists the functions of a plan. */
export function PlanFunctions({ functions }: Pick<Product, 'functions'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', flexGrow: 1, p: 0, m: 0, mt: 2, mb: 3 }}>
      {functions.map((text) => (
        <Typography component="li" variant="body2" key={text} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
          <CheckRounded aria-hidden sx={{ color: 'success.dark', mt: '0.2em', fontSize: '1.125rem' }} />
          {text}
        </Typography>
      ))}
    </Box>
  )
}
