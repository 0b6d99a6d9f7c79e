import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Plays the chosen file from this computer before it is sent. */
export function SoundFilePreview({ file }: { file: File }) {
  const translate = useTranslate()
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <Box
      component="audio"
      src={src}
      controls
      preload="none"
      aria-label={translate('console.sounds.listenFirst', { fileName: file.name })}
      sx={{ display: 'block', width: '100%', mb: 2 }}
    />
  )
}
