import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatMonth } from '../../../lib/i18n/use-format-month.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import type { Receipt } from '../types.ts'

/** Shows what is written on a document. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const month = useFormatMonth()
  const formatNumber = useFormatYen()
  const yen = (amount: number) => t('yen', { amount: formatNumber(amount) })
  const {
    kind,
    number,
    issuedOn,
    tradedOn,
    addressee,
    issuer,
    items,
    rates,
    total,
    tax,
    card,
    about,
    replaces,
  } = receipt
  const isRegistered = issuer.registrationNumber !== ''
  return (
    <Box component="article" aria-label={t(`receipt.titles.${kind}`)} sx={sheetStyle}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {t(`receipt.titles.${kind}`)}
      </Typography>
      {isRegistered && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`receipt.qualified.${kind}`)}
        </Typography>
      )}
      <Box sx={headStyle}>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 600, wordBreak: 'break-word' }}>
          {addressee !== '' && t('receipt.addresseeName', { name: addressee })}
        </Typography>
        <Box sx={{ textAlign: { sm: 'right' }, color: 'text.secondary', typography: 'body2' }}>
          <div>{t('receipt.number', { number })}</div>
          <div>{t('receipt.issuedOn', { day: day(issuedOn) })}</div>
          <div>
            {kind === 'statement'
              ? t('receipt.month', { month: month(tradedOn.slice(0, 7)) })
              : t('receipt.tradedOn', { day: day(tradedOn) })}
          </div>
        </Box>
      </Box>
      <Typography>{t(`receipt.leads.${kind}`)}</Typography>
      <Typography sx={{ mt: 1, fontSize: '1.75rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {yen(total)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('receipt.withTax', { tax: yen(tax) })}
      </Typography>

      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('receipt.columns.item')}</th>
            <th scope="col">{t('receipt.columns.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes, and its items have no ids.
            <tr key={index}>
              <td>
                <Box sx={{ fontWeight: 600 }}>{item.name}</Box>
                <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                  <div>{day(item.tradedOn)}</div>
                  {item.userName !== null && <div>{t('receipt.user', { name: item.userName })}</div>}
                  {item.periodFrom !== null && item.periodTo !== null && (
                    <div>{t('receipt.period', { from: day(item.periodFrom), to: day(item.periodTo) })}</div>
                  )}
                  {item.documentNumber !== null && (
                    <div>{t('receipt.number', { number: item.documentNumber })}</div>
                  )}
                  {item.ratePercent === 8 && <div>{t('receipt.reduced')}</div>}
                </Box>
              </td>
              <td>{yen(item.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rates.map(({ ratePercent, amount, tax: ofRate }) => (
            <tr key={ratePercent}>
              <th scope="row">
                {t('receipt.rate', { rate: ratePercent })}
                <Box component="span" sx={{ ml: 1.5, fontWeight: 400, color: 'text.secondary' }}>
                  {t('receipt.rateTax', { tax: yen(ofRate) })}
                </Box>
              </th>
              <td>{yen(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('receipt.total')}</th>
            <td>
              <strong>{yen(total)}</strong>
            </td>
          </tr>
        </tfoot>
      </Box>

      <Box sx={{ mt: 2, color: 'text.secondary', typography: 'body2' }}>
        {card !== null && (
          <div>{card === 'konbini' ? t('receipt.konbini') : t('receipt.card', { card })}</div>
        )}
        {about !== null && (
          <div>{t('receipt.about', { number: about.number, day: day(about.tradedOn) })}</div>
        )}
        {replaces !== null && <div>{t('receipt.replaces', { number: replaces })}</div>}
        {kind === 'statement' && <div>{t('receipt.statementNote')}</div>}
        <div>{t('receipt.roundingNote')}</div>
      </Box>

      <Box component="address" sx={{ mt: 4, fontStyle: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{issuer.name}</Box>
        <div>〒{issuer.postalCode}</div>
        <div>{issuer.address}</div>
        <div>{t('receipt.telephone', { number: issuer.telephone })}</div>
        <div>
          {isRegistered
            ? t('receipt.registrationNumber', { number: issuer.registrationNumber })
            : t('receipt.notRegistered')}
        </div>
      </Box>
    </Box>
  )
}

const sheetStyle = {
  maxWidth: '44rem',
  p: { xs: 2.5, md: 5 },
  border: { xs: 1, print: 0 },
  borderColor: { xs: 'divider' },
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media print': { border: 0, p: 0 },
} as const
const headStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
  gap: 2,
  my: 3,
} as const
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1.25, px: 0, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& th:last-child, & td:last-child': { textAlign: 'right', whiteSpace: 'nowrap', pl: 2 },
  '& thead th': { color: 'text.secondary', typography: 'body2' },
  '& tr': { borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' },
  '& tfoot th': { fontWeight: 600 },
} as const
