import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isBuyable, shownStatus } from '../rules.ts'
import type { Product } from '../types.ts'

interface Props {
  product: Product
  recommended: boolean
  onChoose: () => void
}

/** One plan: what it opens, what it costs, and what may be done with it now. */
export function ProductCard({ product, recommended, onChoose }: Props) {
  const { t, i18n } = useTranslation('plans')
  const name = useId()
  const status = shownStatus(product.statusCode)
  const price = new Intl.NumberFormat(i18n.language === 'en' ? 'en' : 'ja').format(product.price)
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2.5, md: 3.5 },
        ...(recommended && { borderColor: 'secondary.main', borderWidth: 2 }),
      }}
    >
      <Box sx={{ minHeight: '2rem' }}>
        {recommended && (
          <Chip label={t('recommended')} color="secondary" size="small" sx={{ fontSize: '0.875rem' }} />
        )}
      </Box>
      {product.imageUrl && (
        <Box
          component="img"
          src={product.imageUrl}
          alt=""
          loading="lazy"
          sx={{ width: '100%', height: '7rem', objectFit: 'cover', borderRadius: 1, my: 2 }}
        />
      )}
      <Typography variant="h3" id={name}>
        {product.displayName}
      </Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('price', { price })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {product.description}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', flexGrow: 1, p: 0, m: 0, mt: 2, mb: 3 }}>
        {product.functions.map((text) => (
          <Typography component="li" variant="body2" key={text} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <CheckRounded aria-hidden sx={{ color: 'success.dark', mt: '0.2em', fontSize: '1.125rem' }} />
            {text}
          </Typography>
        ))}
      </Box>
      <Button
        fullWidth
        variant={recommended ? 'contained' : 'outlined'}
        disabled={!isBuyable(product.statusCode)}
        aria-describedby={name}
        onClick={onChoose}
      >
        {status ? t(`status.${status}`) : t('status.unknown')}
      </Button>
    </Card>
  )
}
