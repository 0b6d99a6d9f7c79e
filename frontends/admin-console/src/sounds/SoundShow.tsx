import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EditButton, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { DeleteSoundButton } from './DeleteSoundButton.tsx'
import { SoundFacts } from './SoundFacts.tsx'
import { isDescribed, type Sound } from './types.ts'

export function SoundShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<Actions />}>
      <Panel title={translate('console.sounds.facts')}>
        <SoundFacts />
      </Panel>
      <Panel title={translate('console.sounds.listen')}>
        <Listen />
      </Panel>
    </RecordPage>
  )
}

function Actions() {
  const sound = useRecordContext<Sound>()
  if (!sound || sound.withdrawnAt) return null
  return (
    <>
      {isDescribed(sound) && <EditButton variant="outlined" />}
      <DeleteSoundButton />
    </>
  )
}

/** The browser's own controls; a link that has become too old is asked for anew. */
function Listen() {
  const sound = useRecordContext<Sound>()
  const translate = useTranslate()
  const refresh = useRefresh()
  if (!sound?.path) return <Typography color="textSecondary">{translate('console.sounds.silent')}</Typography>
  return (
    <Box
      component="audio"
      key={sound.path}
      src={sound.path}
      controls
      preload="none"
      aria-label={sound.title}
      onError={() => refresh()}
      sx={{ display: 'block', width: '100%' }}
    />
  )
}
