import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import type { Ghost } from '../camera/GhostOutline.tsx'
import { PhotoTaker } from '../camera/PhotoTaker.tsx'
import { type Photo, toBase64 } from '../camera/photo.ts'
import { useJudgedPhoto } from '../photo-quality/use-judged-photo.ts'
import type { PhotoMoment } from '../types.ts'
import { AnalysisProgress } from './AnalysisProgress.tsx'

/** The data sent with a photo. */
export interface PhotoToSend {
  id: string
  image: string
  publish: boolean
}

interface Props {
  moment: PhotoMoment
  id: string
  /** The Before photo, while the After photo is taken. */
  ghost: Ghost | null
  /** Only customers have a person in charge to publish to. */
  canPublish: boolean
  publish: boolean
  sending: boolean
  /** The upload has finished. */
  uploaded: boolean
  /** The service was busy, and the photo is being sent again. */
  isRepeating: boolean
  /** Shows why the photo was rejected and what the member can do. */
  refusal: ReactNode
  /** Called when another photo is taken, which makes the last refusal obsolete. */
  onTake: () => void
  onSend: (photo: PhotoToSend) => void
  fallback: ReactNode
}

/** Takes, judges and sends the Before or the After photo. */
export function PhotoStep({
  moment,
  id,
  ghost,
  canPublish,
  sending,
  uploaded,
  isRepeating,
  refusal,
  onTake,
  onSend,
  fallback,
  ...props
}: Props) {
  const { t } = useTranslation('face')
  const alert = useAlert()
  const { photo, judging, problem, unchecked, take } = useJudgedPhoto()
  const [publish, setPublish] = useState(props.publish)

  function onPhoto(taken: Photo | null) {
    onTake()
    take(taken)
  }

  function sendPhoto() {
    if (id === '') return alert({ text: t('send.idEmpty') })
    const image = photo ? toBase64(photo) : ''
    if (image === '') return alert({ text: t('send.imageEmpty') })
    onSend({ id, image, publish: canPublish && publish })
  }

  const verdict = (
    <>
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {judging && t('send.judging')}
        {unchecked && t('send.unchecked')}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ maxWidth: '45rem' }}>
          {t(`problems.${problem}`)}
        </Alert>
      )}
      {!problem && refusal}
      {canPublish && (
        <FormControlLabel
          control={<Checkbox checked={publish} onChange={(_, checked) => setPublish(checked)} />}
          label={t('send.publish')}
        />
      )}
    </>
  )

  const send = (
    <Button
      // Before there is a photo, taking one is what the step is for.
      variant={photo === null ? 'outlined' : 'contained'}
      size="large"
      disabled={photo === null || judging || problem !== null || sending}
      onClick={sendPhoto}
    >
      {t(`send.${moment}`)}
    </Button>
  )

  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      {sending && photo && <AnalysisProgress picture={photo.url} done={uploaded ? 1 : 0} moment={moment} />}
      {/* This part stays below the refusal, so that another photo can be taken as before. */}
      <Box sx={{ display: sending ? 'none' : 'block', width: '100%' }}>
        <PhotoTaker
          photo={photo}
          onPhoto={onPhoto}
          ghost={ghost}
          fallback={fallback}
          verdict={verdict}
          next={send}
        />
      </Box>
      {photo === null && send}
      {sending && (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t(isRepeating ? 'send.repeating' : 'send.sending')}
        </Box>
      )}
    </Box>
  )
}
