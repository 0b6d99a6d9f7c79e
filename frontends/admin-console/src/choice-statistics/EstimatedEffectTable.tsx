import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FigureTable } from '../components/FigureTable.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { ChoiceStatistics } from '../statistics/types.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'
import { EffectEstimateText } from './EffectEstimateText.tsx'
import { EffectIntervalBar } from './EffectIntervalBar.tsx'

type Sound = Omit<ChoiceStatistics['sounds'][number], 'titleJa' | 'titleEn'> & {
  title: string
  group: string
}

/** Displays the estimated effect of each sound as a drawing and as figures. */
export function EstimatedEffectTable({
  help,
  label,
  sounds,
}: {
  help: string
  label: string
  sounds: Sound[]
}) {
  const translate = useTranslate()
  const { formatCount } = useFigureFormatters()
  const t = useTranslate('console.choiceStatistics')
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      <FigureTable
        label={label}
        empty={translate('console.statistics.tooFew')}
        columns={[t('sound'), t('belief'), t('chosen'), t('measured')]}
        rows={sounds.map((sound) => ({
          key: sound.id,
          name: (
            <>
              <RecordLink resource="sounds" id={sound.id}>
                {sound.title}
              </RecordLink>
              <Box sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>{sound.group}</Box>
            </>
          ),
          cells: [
            <Box key="belief" sx={{ display: 'grid', justifyItems: 'end' }}>
              <EffectEstimateText belief={sound.belief} />
              <EffectIntervalBar belief={sound.belief} />
            </Box>,
            formatCount(sound.chosen),
            formatCount(sound.measured),
          ],
        }))}
      />
    </>
  )
}
