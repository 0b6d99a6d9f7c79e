import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import type { PlannedEnd } from '../types.ts'

interface Props {
  ends: readonly PlannedEnd[]
  onConfirm: () => void
  onClose: () => void
}

/** Shows when the contracts would end and what is charged before the member confirms the cancellation. */
export function CancelContractsDialog({ ends, onConfirm, onClose }: Props) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const yen = useFormatYen()
  return (
    <DialogFrame
      title={t('cancel.title')}
      text={t('cancel.question')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button variant="contained" color="error" onClick={onConfirm}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 1.5 }}>
        {ends.map(({ id, productDisplayName, userName, cancelAt, settlementAmount, ...end }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 600 }}>{productDisplayName}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('cancel.ofUser', { name: userName })}
            </Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{day(cancelAt)}</Typography>
            {settlementAmount > 0 && (
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {t('cancel.settlement', { amount: yen(settlementAmount) })}
              </Typography>
            )}
            {end.familyMembers > 0 && (
              <Typography variant="body2">{t('cancel.family', { members: end.familyMembers })}</Typography>
            )}
            {end.returnRequired && <Typography variant="body2">{t('cancel.return')}</Typography>}
          </li>
        ))}
      </Box>
    </DialogFrame>
  )
}
