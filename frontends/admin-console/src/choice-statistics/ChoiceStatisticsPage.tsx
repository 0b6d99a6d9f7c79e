import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useTranslate } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { textIn } from '../i18n/languages.ts'
import { DaysForm } from '../statistics/DaysForm.tsx'
import { StatisticsPage } from '../statistics/StatisticsPage.tsx'
import type { ChoiceStatistics } from '../statistics/types.ts'
import { useDays } from '../statistics/use-days.ts'
import { ChoiceTable } from './ChoiceTable.tsx'
import { SoundTable } from './SoundTable.tsx'

/** As far back as the AI itself remembers. */
const FIRST_SHOWN_DAYS = 365

/** Rows about fewer than five people have no figures. */
const isCounted = ({ chosen }: { chosen: number | null }) => chosen !== null

/** What the AI chose, how it went, and what it has learned of each sound. */
export function ChoiceStatisticsPage() {
  const translate = useTranslate()
  const locale = useLocale()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { days, choose } = useDays(FIRST_SHOWN_DAYS)
  const query = useQuery<ChoiceStatistics, Error>({
    queryKey: ['choice-statistics', days],
    queryFn: () => provider.call('GET /admin/choice-statistics', { query: { ...days } }),
    placeholderData: keepPreviousData,
  })
  const say = (key: string, args = {}) => translate(`console.choiceStatistics.${key}`, args)
  const minutes = (course: number | null) =>
    course === null
      ? translate('console.none')
      : translate('console.diagnosisStatistics.minutes', { smart_count: course })
  const type = (cluster: number) => translate(`console.sounds.cluster.${cluster}`)
  return (
    <StatisticsPage
      title="console.choiceStatistics.title"
      form={<DaysForm days={days} onChoose={choose} />}
      query={query}
    >
      {({ clusters, reasons, sounds }) =>
        clusters.length === 0 ? (
          <Panel title={say('clusters')}>
            <Typography>{translate('console.statistics.nothing')}</Typography>
          </Panel>
        ) : (
          <>
            <Panel title={say('sounds')}>
              <SoundTable
                help={say('soundsHelp')}
                label={say('sounds')}
                sounds={sounds.filter(isCounted).map(({ titleJa, titleEn, ...sound }) => ({
                  ...sound,
                  title: textIn({ ja: titleJa, en: titleEn }, locale) || say('untitled'),
                  of: `${type(sound.cluster)} · ${minutes(sound.course)}`,
                }))}
              />
            </Panel>
            <Panel title={say('clusters')}>
              <ChoiceTable
                help={say('clustersHelp')}
                label={say('clusters')}
                named={`${say('cluster')} · ${say('course')}`}
                rows={clusters.filter(isCounted).map((row) => ({
                  ...row,
                  key: `${row.cluster}-${row.course}`,
                  name: `${type(row.cluster)} · ${minutes(row.course)}`,
                }))}
              />
            </Panel>
            <Panel title={say('reasons')}>
              <ChoiceTable
                help={say('reasonsHelp')}
                label={say('reasons')}
                named={say('reasonName')}
                rows={reasons.filter(isCounted).map((row) => ({
                  ...row,
                  key: row.reason,
                  name: say(`reason.${row.reason}`, { _: row.reason }),
                }))}
              />
            </Panel>
          </>
        )
      }
    </StatisticsPage>
  )
}
