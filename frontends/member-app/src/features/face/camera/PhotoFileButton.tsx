import Button from '@mui/material/Button'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_MIME_TYPES } from './photo.ts'

/** Chooses a photo from the device instead of the camera: jpeg, jpg or png. */
export function PhotoFileButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('face')
  const input = useRef<HTMLInputElement>(null)
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Clearing the value lets the member choose the same file again.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <Button variant="text" onClick={() => input.current?.click()}>
        {t('camera.file')}
      </Button>
      {/* People press the button; the hidden field only opens the file dialog of the device. */}
      <input
        ref={input}
        type="file"
        accept={['.jpeg', '.jpg', '.png', ...PHOTO_MIME_TYPES].join()}
        onChange={onChoose}
        hidden
        aria-label={t('camera.file')}
      />
    </>
  )
}
