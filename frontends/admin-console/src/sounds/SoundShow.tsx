import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { EditButton, useRecordContext, useRefresh } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { DeleteSoundButton } from './DeleteSoundButton.tsx'
import { SoundFields } from './SoundFields.tsx'
import { canEditDescription, type Sound } from './types.ts'

export function SoundShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<Actions />}>
      <Panel title={translate('console.sounds.facts')}>
        <SoundFields />
      </Panel>
      <Panel title={translate('console.sounds.listen')}>
        <SoundPlayer />
      </Panel>
    </RecordPage>
  )
}

function Actions() {
  const sound = useRecordContext<Sound>()
  if (!sound || sound.withdrawnAt) return null
  return (
    <>
      {canEditDescription(sound) && <EditButton variant="outlined" />}
      <DeleteSoundButton />
    </>
  )
}

function SoundPlayer() {
  const sound = useRecordContext<Sound>()
  const translate = useTranslate()
  if (!sound?.path) return <Typography color="textSecondary">{translate('console.sounds.silent')}</Typography>
  return <AudioControls key={sound.id} path={sound.path} title={sound.title} />
}

/** Plays the sound with the browser's controls. Each response signs another link, so the player keeps its link until it has expired. */
function AudioControls({ path, title }: { path: string; title: string }) {
  const refresh = useRefresh()
  const [src, setSrc] = useState(path)
  const [isExpired, setIsExpired] = useState(false)
  if (isExpired && path !== src) {
    setSrc(path)
    setIsExpired(false)
  }
  const onError = () => {
    setIsExpired(true)
    refresh()
  }
  return (
    <Box
      component="audio"
      src={src}
      controls
      preload="none"
      aria-label={title}
      onError={onError}
      sx={{ display: 'block', width: '100%' }}
    />
  )
}
