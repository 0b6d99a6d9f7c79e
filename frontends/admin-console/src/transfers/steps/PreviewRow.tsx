import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale } from 'react-admin'
import { type TextKey, useTranslate } from '../../i18n/use-translate.ts'
import type { TransferPreview } from '../types.ts'

type Row = TransferPreview['rows'][number]

/** Displays one person with origin, destination and what moves along. */
export function PreviewRow({ row }: { row: Row }) {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 600 }}>{row.username}</Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr auto 1fr' },
          gap: { xs: 1, sm: 2 },
          alignItems: 'center',
          my: 1,
        }}
      >
        <Place label="console.transfers.from" place={row.from} />
        <ArrowForwardOutlined
          aria-hidden
          sx={{ color: 'secondary.main', transform: { xs: 'rotate(90deg)', sm: 'none' } }}
        />
        <Place label="console.transfers.to" place={row.to} />
      </Box>
      {row.moves.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('console.transfers.moves', { what: new Intl.ListFormat(locale).format(row.moves) })}
        </Typography>
      )}
    </Box>
  )
}

function Place({ label, place }: { label: TextKey; place: Row['from'] }) {
  const translate = useTranslate()
  return (
    <Box sx={{ bgcolor: 'background.default', borderRadius: 1, px: 2, py: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography>{place.agencyName ?? translate('console.transfers.noAgency')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[place.agencyCode, place.picName ?? translate('console.transfers.noPic')]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  )
}
