import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigures } from '../statistics/use-figures.tsx'

/** Why photos were not accepted. */
export function Refusals({ figures: { refusals } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { count } = useFigures()
  const say = (key: string, args = {}) => translate(`console.diagnosisStatistics.${key}`, args)
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {say('refusalsHelp')}
      </Typography>
      {refusals.length === 0 ? (
        <Typography>{say('noRefusals')}</Typography>
      ) : (
        <FigureTable
          label={say('refusals')}
          empty={translate('console.statistics.tooFew')}
          columns={[say('reasonName'), say('photos')]}
          rows={refusals
            .filter(({ photos }) => photos !== null)
            .map(({ reason, photos }) => ({
              key: reason,
              name: say(`reason.${reason}`, { _: reason }),
              cells: [count(photos)],
            }))}
        />
      )}
    </>
  )
}
