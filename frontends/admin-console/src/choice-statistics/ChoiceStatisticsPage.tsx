import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { selectLanguageText } from '../i18n/languages.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { DateRangeForm } from '../statistics/DateRangeForm.tsx'
import { StatisticsPage } from '../statistics/StatisticsPage.tsx'
import type { ChoiceStatistics } from '../statistics/types.ts'
import { useDateRange } from '../statistics/use-date-range.ts'
import { ChoiceTable } from './ChoiceTable.tsx'
import { EstimatedEffectTable } from './EstimatedEffectTable.tsx'

/** The AI itself learns from as many days. */
const INITIAL_DAYS = 365

/** The service returns no figures for rows about fewer than five people. */
const hasFigures = ({ chosen }: { chosen: number | null }) => chosen !== null

/** Displays what the AI chose, how it went, and what it has learned about each sound. */
export function ChoiceStatisticsPage() {
  const translate = useTranslate()
  const locale = useLocale()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { days, changeRange } = useDateRange(INITIAL_DAYS)
  const query = useQuery<ChoiceStatistics, Error>({
    queryKey: ['choice-statistics', days],
    queryFn: () => provider.call('GET /admin/choice-statistics', { query: { ...days } }),
    placeholderData: keepPreviousData,
  })
  const t = useTranslate('console.choiceStatistics')
  const formatCourse = (course: number | null) =>
    course === null
      ? translate('console.none')
      : translate('console.diagnosisStatistics.minutes', { count: course })
  const formatCluster = (cluster: number) =>
    translate(`console.sounds.cluster.${cluster}`, { defaultValue: String(cluster) })
  return (
    <StatisticsPage
      title="console.choiceStatistics.title"
      form={<DateRangeForm range={days} onChoose={changeRange} />}
      query={query}
    >
      {({ clusters, reasons, sounds }) =>
        clusters.length === 0 ? (
          <Panel title={t('clusters')}>
            <Typography>{translate('console.statistics.nothing')}</Typography>
          </Panel>
        ) : (
          <>
            <Panel title={t('sounds')}>
              <EstimatedEffectTable
                help={t('soundsHelp')}
                label={t('sounds')}
                sounds={sounds.filter(hasFigures).map(({ titleJa, titleEn, ...sound }) => ({
                  ...sound,
                  title: selectLanguageText({ ja: titleJa, en: titleEn }, locale) || t('untitled'),
                  group: `${formatCluster(sound.cluster)} · ${formatCourse(sound.course)}`,
                }))}
              />
            </Panel>
            <Panel title={t('clusters')}>
              <ChoiceTable
                help={t('clustersHelp')}
                label={t('clusters')}
                rowHeading={`${t('cluster')} · ${t('course')}`}
                rows={clusters.filter(hasFigures).map((row) => ({
                  ...row,
                  key: `${row.cluster}-${row.course}`,
                  name: `${formatCluster(row.cluster)} · ${formatCourse(row.course)}`,
                }))}
              />
            </Panel>
            <Panel title={t('reasons')}>
              <ChoiceTable
                help={t('reasonsHelp')}
                label={t('reasons')}
                rowHeading={t('reasonName')}
                rows={reasons.filter(hasFigures).map((row) => ({
                  ...row,
                  key: row.reason,
                  name: t(`reason.${row.reason}`, { defaultValue: row.reason }),
                }))}
              />
            </Panel>
          </>
        )
      }
    </StatisticsPage>
  )
}
