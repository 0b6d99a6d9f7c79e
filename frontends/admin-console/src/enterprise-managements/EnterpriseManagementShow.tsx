import { useRecordContext } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { RemoveSoundFromSectionButton } from './RemoveSoundFromSectionButton.tsx'
import { RequestedPlaybackTag } from './RequestedPlaybackTag.tsx'
import type { EnterpriseManagement } from './types.ts'

/** Displays one sound of a section. Playback and volume are controlled on the page of the enterprise. */
export function EnterpriseManagementShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<RemoveSoundFromSectionButton />}>
      <Panel title={translate('console.rooms.soundInSection')}>
        <ManagementFields />
      </Panel>
    </RecordPage>
  )
}

function ManagementFields() {
  const management = useRecordContext<EnterpriseManagement>()
  const translate = useTranslate()
  if (!management) return null
  const { agencyId, agencyName, roomName, sectionName, title, fileName, withMusic, volume } = management
  return (
    <RecordFields
      fields={[
        {
          source: 'agencyName',
          value: (
            <RecordLink resource="enterprise-agencies" id={agencyId}>
              {agencyName}
            </RecordLink>
          ),
        },
        { source: 'roomName', value: roomName },
        { source: 'sectionName', value: sectionName },
        { source: 'title', value: title },
        { source: 'fileName', value: fileName },
        { source: 'withMusic', value: translate(`ra.boolean.${withMusic}`) },
        { source: 'playing', value: <RequestedPlaybackTag /> },
        { source: 'volume', value: `${Math.round(volume * 100)}%` },
      ]}
    />
  )
}
