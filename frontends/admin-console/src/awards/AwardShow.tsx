import { languageCodes } from '@hibiki/languages'
import Link from '@mui/material/Link'
import { EditButton, useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { AwardPicture } from './AwardPicture.tsx'
import { AwardVisibilityTag } from './AwardVisibilityTag.tsx'
import type { Award } from './award-body.ts'
import { isHttpsLink } from './award-checks.ts'

export function AwardShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<EditButton />}>
      <Panel title={translate('console.awards.facts')}>
        <AwardFacts />
      </Panel>
      <Panel title={translate('resources.awards.fields.pictureUrl')}>
        <Picture />
      </Panel>
    </RecordPage>
  )
}

function AwardFacts() {
  const award = useRecordContext<Award>()
  const translate = useTranslate()
  if (!award) return null
  return (
    <Facts
      facts={[
        ...languageCodes.map((language) => ({
          of: `titles.${language}`,
          value: award.titles[language] ?? translate('console.none'),
        })),
        { of: 'day', value: <DayText day={award.day} /> },
        { of: 'link', value: <AwardLink link={award.link} /> },
        { of: 'order', value: award.order },
        { of: 'visible', value: <AwardVisibilityTag /> },
        { of: 'updatedAt', value: <DateTime at={award.updatedAt} /> },
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

function Picture() {
  const award = useRecordContext<Award>()
  return award?.pictureUrl ? <AwardPicture address={award.pictureUrl} /> : null
}
