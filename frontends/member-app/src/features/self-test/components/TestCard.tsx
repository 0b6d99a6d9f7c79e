import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusLabel, type StatusTone } from '../../../components/StatusLabel.tsx'
import type { TestState } from '../test-state.ts'

export type TestName = 'sound' | 'loop' | 'vibration' | 'camera' | 'notifications'

const tones: Record<TestState['kind'], StatusTone> = {
  untried: 'quiet',
  running: 'waiting',
  asking: 'waiting',
  works: 'done',
  broken: 'refused',
}

interface Props {
  name: TestName
  state: TestState
  /** The handler is missing while the test cannot begin. */
  onStart?: (() => void) | undefined
  actions?: ReactNode
  children?: ReactNode
}

/** Shows what is tested, its result and the reason, and the button that begins the test. */
export function TestCard({ name, state, onStart, actions, children }: Props) {
  const { t } = useTranslation(['self-test', 'face'])
  const id = useId()
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Card
        component="section"
        aria-labelledby={id}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2.5, md: 3.5 } }}
      >
        <Typography variant="h2" id={id} sx={{ typography: 'h3' }}>
          {t(`${name}.title`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`${name}.about`)}
        </Typography>
        {children}
        <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <StatusLabel tone={tones[state.kind]}>{t(`state.${state.kind}`)}</StatusLabel>
          {'text' in state && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t(state.text, { ...state.values, defaultValue: state.text })}
            </Typography>
          )}
          {'note' in state && state.note && (
            <Typography variant="body2">{t(state.note, { defaultValue: state.note })}</Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 'auto' }}>
          {actions}
          <Button
            variant={state.kind === 'untried' ? 'contained' : 'outlined'}
            aria-describedby={id}
            disabled={!onStart}
            onClick={onStart}
          >
            {t(state.kind === 'untried' ? 'start' : 'again')}
          </Button>
        </Box>
      </Card>
    </Box>
  )
}
