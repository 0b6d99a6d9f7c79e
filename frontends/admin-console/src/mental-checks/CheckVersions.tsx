import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { FigureTable } from '../components/FigureTable.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Check } from './types.ts'

/** Counts the answers per version, newest first. */
export function CheckVersions() {
  const check = useRecordContext<Check>()
  const translate = useTranslate()
  const field = useTranslate('resources.mental-checks.fields')
  if (!check?.versions) return null
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('console.mentalChecks.versionsHelp')}
      </Typography>
      <FigureTable
        label={translate('console.mentalChecks.versions')}
        columns={(['version', 'questions', 'answers', 'publishedAt'] as const).map((name) => field(name))}
        rows={check.versions.map(({ version, questions, answers, publishedAt }) => ({
          key: String(version),
          name: version,
          cells: [
            questions.toLocaleString(),
            answers.toLocaleString(),
            <DateTime key="at" at={publishedAt} />,
          ],
        }))}
      />
    </>
  )
}
