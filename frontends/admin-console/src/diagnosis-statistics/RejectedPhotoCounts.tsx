import Typography from '@mui/material/Typography'
import { FigureTable } from '../components/FigureTable.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'

/** Counts why photos were rejected. */
export function RejectedPhotoCounts({ figures: { refusals } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { formatCount } = useFigureFormatters()
  const t = useTranslate('console.diagnosisStatistics')
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('refusalsHelp')}
      </Typography>
      {refusals.length === 0 ? (
        <Typography>{t('noRefusals')}</Typography>
      ) : (
        <FigureTable
          label={t('refusals')}
          empty={translate('console.statistics.tooFew')}
          columns={[t('reasonName'), t('photos')]}
          rows={refusals
            .filter(({ photos }) => photos !== null)
            .map(({ reason, photos }) => ({
              key: reason,
              name: t(`reason.${reason}`, { defaultValue: reason }),
              cells: [formatCount(photos)],
            }))}
        />
      )}
    </>
  )
}
