import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

export type TransferPreview =
  paths['/account/transfer/preview']['post']['responses']['200']['content']['application/json']
type Move = TransferPreview['rows'][number]

/** Shows one person with source, destination, and what moves along. */
export function TransferPreviewRow({ move: { name, from, to, moves } }: { move: Move }) {
  const { t } = useTranslation('transfer')
  return (
    <Box component="li" sx={{ p: { xs: 2, md: 2.5 }, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Box sx={way}>
        <Place label={t('confirm.from')} place={from} />
        <ArrowForwardRounded
          aria-hidden
          sx={{ color: 'secondary.main', transform: { xs: 'rotate(90deg)', sm: 'none' } }}
        />
        <Place label={t('confirm.to')} place={to} />
      </Box>
      {moves.length > 0 && (
        <>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('confirm.along')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {moves.map((what) => (
              <Typography key={what} component="li" variant="body2">
                {what}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}

function Place({ label, place }: { label: string; place: Move['from'] }) {
  const { t } = useTranslation(['transfer', 'lists'])
  const pic = place.picName ? t('confirm.pic', { name: place.picName }) : null
  return (
    <Box sx={{ px: 2, py: 1.25, borderRadius: 1, bgcolor: 'washi.main' }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography>{place.agencyName ?? t('lists:noAgency')}</Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {[place.agencyCode, pic].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

const way = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
  justifyItems: { xs: 'stretch' },
  alignItems: 'center',
  gap: { xs: 0.75, sm: 2 },
  my: 1.25,
  '& > svg': { justifySelf: 'center' },
} as const
