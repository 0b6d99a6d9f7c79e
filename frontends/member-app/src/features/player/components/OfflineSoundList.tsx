import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { twoLines } from '../../../components/two-lines.ts'
import { useFormatLength } from '../../../lib/i18n/use-format-length.ts'
import { getPlayLengthSeconds } from '../course.rules.ts'
import type { OfflineSound } from '../offline/offline-sound-store.ts'

interface Props {
  offlineSounds: readonly OfflineSound[]
  chosenId: string | undefined
  onChoose: (sound: OfflineSound) => void
}

/** Lists the offline sounds, so that a member without a network can choose one. */
export default function OfflineSoundList({ offlineSounds, chosenId, onChoose }: Props) {
  const { t } = useTranslation('player')
  const formatLength = useFormatLength()
  return (
    <Box component="section" aria-labelledby="offline-sounds" sx={{ mb: 3 }}>
      <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('kept.lead')}
      </Typography>
      <Typography id="offline-sounds" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('kept.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {offlineSounds.map((each) => (
          <Box component="li" key={each.sound.id} sx={{ flex: '0 1 8rem', minWidth: 0 }}>
            <ButtonBase
              onClick={() => onChoose(each)}
              aria-pressed={each.sound.id === chosenId}
              sx={[card, each.sound.id === chosenId && { borderColor: 'secondary.main' }]}
            >
              <SoundCover sound={each.sound} size={160} sx={{ width: '100%' }} />
              <Typography variant="body2" sx={{ width: '100%', fontWeight: 600, ...twoLines }}>
                {each.sound.title}
              </Typography>
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {formatLength(getPlayLengthSeconds(each.sound))}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
