import { languageCodes } from '@hibiki/languages'
import { isHttpsLink } from '@hibiki/text'
import Link from '@mui/material/Link'
import { EditButton, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { AwardPicture } from './AwardPicture.tsx'
import { AwardVisibilityTag } from './AwardVisibilityTag.tsx'
import type { Award } from './award-body.ts'

export function AwardShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<EditButton />}>
      <Panel title={translate('console.awards.facts')}>
        <AwardFields />
      </Panel>
      <Panel title={translate('resources.awards.fields.pictureUrl')}>
        <CurrentPicture />
      </Panel>
    </RecordPage>
  )
}

function AwardFields() {
  const award = useRecordContext<Award>()
  const translate = useTranslate()
  if (!award) return null
  return (
    <RecordFields
      fields={[
        ...languageCodes.map((language) => ({
          source: `titles.${language}`,
          value: award.titles[language] ?? translate('console.none'),
        })),
        { source: 'day', value: <DayText day={award.day} /> },
        { source: 'link', value: <AwardLink link={award.link} /> },
        { source: 'order', value: award.order },
        { source: 'visible', value: <AwardVisibilityTag /> },
        { source: 'updatedAt', value: <DateTime at={award.updatedAt} /> },
      ]}
    />
  )
}

function AwardLink({ link }: { link: string | null }) {
  const translate = useTranslate()
  if (!link) return <>{translate('console.none')}</>
  if (!isHttpsLink(link)) return <>{link}</>
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {link}
    </Link>
  )
}

function CurrentPicture() {
  const award = useRecordContext<Award>()
  return award?.pictureUrl ? <AwardPicture url={award.pictureUrl} /> : null
}
