import Button from '@mui/material/Button'
import { type ChangeEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'

/** A photo from the device instead of the camera: jpeg, jpg or png (D1§4). */
export function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('face')
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again after another one.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <Button component="label" variant="text" htmlFor={id}>
      {t('camera.file')}
      <input
        id={id}
        type="file"
        accept=".jpeg,.jpg,.png,image/jpeg,image/png"
        onChange={choose}
        style={hidden}
      />
    </Button>
  )
}

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 } as const
