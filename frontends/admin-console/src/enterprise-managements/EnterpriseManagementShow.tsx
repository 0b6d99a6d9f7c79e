import { useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { PlayingTag } from './PlayingTag.tsx'
import { RemoveSoundButton } from './RemoveSoundButton.tsx'
import type { EnterpriseManagement } from './types.ts'

/** One sound of a section. It is played and its volume changed where all rooms are seen, on the page of the enterprise. */
export function EnterpriseManagementShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<RemoveSoundButton />}>
      <Panel title={translate('console.rooms.soundInSection')}>
        <ManagementFacts />
      </Panel>
    </RecordPage>
  )
}

function ManagementFacts() {
  const management = useRecordContext<EnterpriseManagement>()
  const translate = useTranslate()
  if (!management) return null
  const { agencyId, agencyName, roomName, sectionName, title, fileName, withMusic, volume } = management
  return (
    <Facts
      facts={[
        {
          of: 'agencyName',
          value: (
            <RecordLink of="enterprise-agencies" id={agencyId}>
              {agencyName}
            </RecordLink>
          ),
        },
        { of: 'roomName', value: roomName },
        { of: 'sectionName', value: sectionName },
        { of: 'title', value: title },
        { of: 'fileName', value: fileName },
        { of: 'withMusic', value: translate(`ra.boolean.${withMusic}`) },
        { of: 'playing', value: <PlayingTag /> },
        { of: 'volume', value: `${Math.round(volume * 100)}%` },
      ]}
    />
  )
}
