import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { $api } from '../../../lib/api/queries.ts'

const feelings = ['worse', 'same', 'better'] as const
type Feeling = (typeof feelings)[number]

/** The paths of the mouths of three faces. */
const mouths: Record<Feeling, string> = {
  worse: 'M16 32q8 -7 16 0',
  same: 'M16 30h16',
  better: 'M15 28q9 9 18 0',
}

/** Asks with one tap how the sound felt; the AI's next choice learns from it. */
export function FeelingFeedback({ soundId }: { soundId: string }) {
  const { t } = useTranslation('player')
  const title = useId()
  const sendFeeling = $api.useMutation('post', '/aiesthe/feeling')
  const sentFeeling = sendFeeling.isError ? null : sendFeeling.variables?.body.feeling
  return (
    <Box component="section" aria-labelledby={title} sx={{ mt: 1.5, width: '100%' }}>
      <Typography id={title} component="h3" sx={{ fontWeight: 600 }}>
        {t('feeling.title')}
      </Typography>
      <Box sx={faces}>
        {feelings.map((feeling) => (
          <ButtonBase
            key={feeling}
            aria-pressed={sentFeeling === feeling}
            onClick={() => sendFeeling.mutate({ body: { soundId, feeling } })}
            sx={[face, sentFeeling === feeling && { bgcolor: 'mist.main', color: 'secondary.dark' }]}
          >
            <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={{ width: '3rem' }}>
              <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
                <circle cx="24" cy="24" r="20" />
                <path d="M17 19v2M31 19v2" />
                <path d={mouths[feeling]} />
              </g>
            </Box>
            <span>{t(`feeling.${feeling}`)}</span>
          </ButtonBase>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.7em', color: 'text.secondary' }}>
        {sendFeeling.isSuccess && t('feeling.said')}
        {sendFeeling.isError && t('feeling.failed')}
      </Typography>
    </Box>
  )
}

/** The faces are never wider than their card. */
const faces = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 6.25rem))',
  mt: 1,
  justifyContent: 'center',
  columnGap: { xs: 0, md: 1 },
} as const

const face = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.5,
  py: 1.5,
  borderRadius: 1,
  wordBreak: 'auto-phrase',
  typography: 'body2',
  color: 'text.secondary',
  transition: 'background-color 200ms ease-out, color 200ms ease-out',
} as const
