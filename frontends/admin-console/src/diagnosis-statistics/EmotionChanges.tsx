import { expressionColours } from '@hibiki/theme/expression-colours'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FigureTable } from '../components/FigureTable.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'

/** Displays the average emotions that were read in faces before and after. */
export function EmotionChanges({ figures: { measured, emotions } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { formatPoints, formatChange } = useFigureFormatters()
  const t = useTranslate('console.diagnosisStatistics')
  if (measured === 0) return <Typography>{translate('console.statistics.nothing')}</Typography>
  if (measured === null) return <Typography>{translate('console.statistics.tooFew')}</Typography>
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('emotionsHelp', { figure: measured.toLocaleString() })}
      </Typography>
      <FigureTable
        label={t('emotions')}
        columns={[t('emotion.name'), t('before'), t('after'), t('change')]}
        rows={emotions.map(({ emotion, before, after }) => ({
          key: emotion,
          name: (
            <>
              <ExpressionMark emotion={emotion} />
              {t(`emotion.${emotion}`)}
            </>
          ),
          cells: [
            formatPoints(before),
            formatPoints(after),
            formatChange(before === null || after === null ? null : after - before),
          ],
        }))}
      />
    </>
  )
}

/** A dot in the colour that the expression has in the member app. */
function ExpressionMark({ emotion }: Pick<DiagnosisStatistics['emotions'][number], 'emotion'>) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={({ palette }) => ({
        display: 'inline-block',
        width: 10,
        height: 10,
        mr: 1,
        borderRadius: 999,
        bgcolor: expressionColours[palette.mode === 'dark' ? 'night' : 'day'][emotion],
      })}
    />
  )
}
